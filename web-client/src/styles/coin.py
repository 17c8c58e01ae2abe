"""Draws coin.woff2: one glyph, a gold coin, for the coin character in texts (see store/model.svelte.ts).

Run `python3 coin.py` with fontTools and brotli after a change; the result is checked in, so that building needs neither.
"""

from math import cos, pi, sin

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

COIN = 0x1FA99
UNITS = 1000
ADVANCE = 900
MIDDLE = (450, 350)
# As in drawings: ink around gold, a darker ring, and the slot in the middle.
LAYERS = [("edge", 430, "#1b1d3f"), ("disc", 350, "#ffc93c"), ("ring", 248, "#c07f08"), ("face", 200, "#ffd95c")]
SLOT = ("slot", 50, 125, "#1b1d3f")


def circle(radius):
    """A circle of eight arcs: one curve each, its control point where the tangents meet."""
    pen = TTGlyphPen(None)
    x, y = MIDDLE
    at = lambda turn, far: (round(x + far * cos(turn)), round(y + far * sin(turn)))
    pen.moveTo(at(0, radius))
    for eighth in range(8, 0, -1):
        pen.qCurveTo(at((eighth - 0.5) * pi / 4, radius / cos(pi / 8)), at((eighth - 1) * pi / 4, radius))
    pen.closePath()
    return pen.glyph()


def bar(half_wide, half_high):
    pen = TTGlyphPen(None)
    x, y = MIDDLE
    pen.moveTo((x - half_wide, y - half_high))
    for point in [(-1, 1), (1, 1), (1, -1)]:
        pen.lineTo((x + point[0] * half_wide, y + point[1] * half_high))
    pen.closePath()
    return pen.glyph()


def rgba(colour):
    return tuple(int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)) + (1.0,)


def build():
    glyphs = {name: circle(radius) for name, radius, _ in LAYERS}
    glyphs[SLOT[0]] = bar(SLOT[1], SLOT[2])
    glyphs = {".notdef": TTGlyphPen(None).glyph(), "coin": circle(LAYERS[0][1]), **glyphs}
    colours = [colour for *_, colour in LAYERS] + [SLOT[3]]
    names = [name for name, *_ in LAYERS] + [SLOT[0]]

    font = FontBuilder(UNITS, isTTF=True)
    font.setupGlyphOrder(list(glyphs))
    font.setupCharacterMap({COIN: "coin"})
    font.setupGlyf(glyphs)
    outlines = font.font["glyf"]
    font.setupHorizontalMetrics({name: (ADVANCE, getattr(outlines[name], "xMin", 0)) for name in glyphs})
    # As high as the fonts beside it, so that no line grows by a coin.
    font.setupHorizontalHeader(ascent=760, descent=-190)
    font.setupNameTable({"familyName": "Coin", "styleName": "Regular"})
    font.setupOS2(sTypoAscender=760, sTypoDescender=-190, usWinAscent=780, usWinDescent=190)
    font.setupPost()
    font.setupCOLR({"coin": [(name, index) for index, name in enumerate(names)]})
    font.setupCPAL([[rgba(colour) for colour in colours]])
    font.font.flavor = "woff2"
    font.save("coin.woff2")


build()

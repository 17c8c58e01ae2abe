import { dot, line, type Drawing } from './shape';

const PAPER = '#fffaf0';
const WHEELS =
  'M4 31c0-2 1-3 3-3h4c2 0 3 1 3 3v10c0 2-1 3-3 3H7c-2 0-3-1-3-3zM34 31c0-2 1-3 3-3h4c2 0 3 1 3 3v10c0 2-1 3-3 3h-4c-2 0-3-1-3-3z';
const BONNET = 'M10 43v-5c0-6 5-9 14-9s14 3 14 9v5z';

/**
 * A kart from the front with an emblem in the driver's seat. The paper rim around the whole keeps it apart from dark
 * ground and from karts behind it; the wheels are what all ten have in common.
 */
function kart(paint: string, light: string, emblem: Drawing): Drawing {
  const whole = [...emblem.map(({ d }) => d), WHEELS, BONNET].join('');
  return [
    { d: whole, fill: PAPER, stroke: PAPER, width: 7.5 },
    { d: WHEELS, fill: '#454868' },
    line('M9 33v6M39 33v6', 2, '#a6abcf'),
    ...emblem,
    { d: BONNET, fill: paint },
    line('M16 38.5h16', 3, light),
  ];
}

/** The badges of the characters that race, by the id of the token: each has a colour and a shape of its own. */
export const KARTS: Readonly<Record<string, Drawing>> = {
  mario: kart('#e0392b', '#ffd0c8', [
    { d: 'M9 25C7 13 14 5 24 5c10 0 14 7 14 18z', fill: '#e0392b' },
    { d: 'M8 26c8-6 22-8 34-4 3 2 1 6-2 6-10-1-20-1-29 2-4 1-5-3-3-4z', fill: '#a81c14' },
    { d: dot(25, 14.5, 4.5), fill: '#fff', width: 2.5 },
  ]),
  luigi: kart('#2f9a4c', '#c9f2cf', [
    { d: 'M9 25C3 16 10 4 24 4s21 12 15 21z', fill: '#35a64a' },
    { d: 'M12 24c3-4 21-4 24 0 3 4-1 8-4 6-5-2-11-2-16 0-3 2-7-2-4-6z', fill: '#1d6d34' },
    { d: 'M24 7l6.5 9h-13z', fill: '#fff', width: 2.5 },
  ]),
  peach: kart('#f08fbb', '#fff', [
    { d: 'M10 31L7 11l9 7 8-13 8 13 9-7-3 20z', fill: '#ffcf3a' },
    { d: dot(24, 23, 3.5), fill: '#3d8fd6', width: 2.5 },
  ]),
  toad: kart('#3d8fd6', '#d9ecfb', [
    { d: 'M7 24C7 11 14 4 24 4s17 7 17 20c0 5-7 7-17 7S7 29 7 24z', fill: '#fff' },
    { d: dot(24, 14, 5.5), fill: '#e0392b', width: 2.5 },
    { d: 'M8 19c4-2 8 2 7 10-5-1-8-2-8-5zM40 19c-4-2-8 2-7 10 5-1 8-2 8-5z', fill: '#e0392b', width: 2.5 },
  ]),
  bowser: kart('#f2a33c', '#fff1d6', [
    { d: 'M14 16C7 15 5 10 6 4c5 1 10 4 12 9zM34 16c7-1 9-6 8-12-5 1-10 4-12 9z', fill: '#fff1d6' },
    { d: 'M10 32c-2-13 4-20 14-20s16 7 14 20z', fill: '#6f9c3c' },
    { d: 'M17 14l1-7 4 3 3-6 3 6 4-2-1 7c-4-2-10-2-14-1z', fill: '#e2572b', width: 2.5 },
    line('M15 20l7 4M33 20l-7 4', 3.5),
  ]),
  donkey_kong: kart('#a8683a', '#ffd83a', [
    { d: dot(9, 18, 4.5), fill: '#e8b98a' },
    { d: dot(39, 18, 4.5), fill: '#e8b98a' },
    { d: 'M11 32C8 14 14 7 22 7l4-3 1 4c7 1 13 9 10 24z', fill: '#7a4724' },
    {
      d: 'M24 15c3-4 9-2 9 4 0 3 2 4 2 8 0 5-5 6-11 6s-11-1-11-6c0-4 2-5 2-8 0-6 6-8 9-4z',
      fill: '#e8b98a',
      width: 2.5,
    },
    line('M20 18v3M28 18v3', 3.2),
  ]),
  metal_mario: kart('#8791ab', '#eef2fb', [
    { d: 'M15 5h18l8 13-8 13H15L7 18z', fill: '#c3ccdd' },
    { d: 'M15 5h18l8 13H24z', fill: '#e9eef8', stroke: 'none' },
    line('M15 5h18l8 13-8 13H15L7 18z'),
    { d: dot(24, 18, 6.5), fill: '#5d6688' },
  ]),
  rosalina: kart('#4cc3c0', '#e3fbfa', [
    { d: 'M22 4c3 8 6 11 15 14-9 3-12 6-15 14-3-8-6-11-15-14C16 15 19 12 22 4z', fill: '#fff2a8' },
    { d: 'M37 4c1 3 3 4 6 5.5-3 1.5-5 2.5-6 5.5-1-3-3-4-6-5.5 3-1.5 5-2.5 6-5.5z', fill: '#fff', width: 2 },
  ]),
  shy_guy: kart('#44509f', '#dfe3fb', [
    { d: 'M9 31C5 12 13 4 24 4s19 8 15 27z', fill: '#c4161c' },
    { d: 'M13 19c0-8 5-11 11-11s11 3 11 11-5 12-11 12-11-4-11-12z', fill: '#fff', width: 2.5 },
    line('M19.5 16v3M28.5 16v3', 5),
    line('M24 25.5v.1', 4.5),
  ]),
  yoshi: kart('#8fd14f', '#f4ffe8', [
    { d: 'M24 4c8 0 13 8 13 15 0 8-5 13-13 13S11 27 11 19C11 12 16 4 24 4z', fill: '#fffdf2' },
    { d: dot(18.5, 13, 3.5), fill: '#3fae55', stroke: 'none' },
    { d: dot(29, 18, 4.5), fill: '#3fae55', stroke: 'none' },
    { d: dot(18.5, 24, 4), fill: '#3fae55', stroke: 'none' },
    line('M24 4c8 0 13 8 13 15 0 8-5 13-13 13S11 27 11 19C11 12 16 4 24 4z'),
  ]),
};

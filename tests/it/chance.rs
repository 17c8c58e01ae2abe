//! The draws are pinned: a change of a library or of our sampling would change every recorded game.
// shows: GEN-SETUP-3

use engine::chance::{Chance, Key, Source};
use kit::Luck;

fn keyed(key: [u8; 32], next: u32) -> Chance {
    Chance { source: Source::Keyed(Key(key)), next, dice_used: 0 }
}

fn counting_key() -> [u8; 32] {
    std::array::from_fn(|at| u8::try_from(at).unwrap_or(0))
}

/// The published ChaCha12 vector for the zero key begins 9bf49a6a 0755f953 …; these are its words modulo 255.
#[test]
fn the_stream_of_the_zero_key_is_the_published_one() {
    assert_eq!(keyed([0; 32], 0).throw(&[255; 8]), [150, 170, 130, 223, 173, 179, 174, 82]);
}

#[test]
fn ten_throws_are_pinned() {
    let throws: Vec<Vec<u8>> = (0..10).map(|draw| keyed(counting_key(), draw).throw(&[6, 6])).collect();
    let pinned = [[1, 6], [1, 1], [5, 6], [2, 3], [6, 1], [2, 3], [4, 5], [2, 2], [6, 2], [3, 1]]
        .map(|throw| throw.to_vec());
    assert_eq!(throws, pinned);
}

#[test]
fn three_shuffles_are_pinned() {
    let shuffle = |draw, length| keyed(counting_key(), draw).shuffle("any", length);
    assert_eq!(shuffle(0, 16), [0, 10, 3, 11, 4, 7, 6, 1, 14, 5, 13, 12, 9, 15, 8, 2]);
    assert_eq!(shuffle(1, 16), [9, 8, 7, 11, 15, 0, 5, 12, 1, 14, 6, 10, 13, 4, 3, 2]);
    let deeds = [
        25, 10, 18, 24, 15, 20, 0, 2, 6, 19, 1, 23, 16, 14, 26, 17, 9, 5, 4, 12, 8, 11, 27, 21, 22, 3, 13, 7,
    ];
    assert_eq!(shuffle(7, 28), deeds);
}

#[test]
fn how_many_dice_one_throw_takes_does_not_move_the_next() {
    let two = keyed(counting_key(), 3).throw(&[6, 6]);
    let five = keyed(counting_key(), 3).throw(&[6; 5]);
    assert_eq!(two, five[..2]);
}

/// 4,096 shuffles of 16 cards: each card lies 256 times in each place, give or take six standard deviations.
#[test]
fn every_card_comes_to_every_place_equally_often() {
    let mut luck = Luck::new(16);
    let mut found = [[0u32; 16]; 16];
    for _ in 0..4096 {
        let key = luck.key().0;
        for (place, card) in keyed(key, 0).shuffle("any", 16).into_iter().enumerate() {
            found[card][place] += 1;
        }
    }
    let odd: Vec<&u32> = found.iter().flatten().filter(|count| !(163..=349).contains(*count)).collect();
    assert!(odd.is_empty(), "{odd:?} of 256 expected");
}

/// 6,000 throws of two dice over one key: each of the 36 pairs 167 times, give or take six standard deviations.
#[test]
fn every_pair_of_dice_falls_equally_often() {
    let mut found = [[0u32; 6]; 6];
    for draw in 0..6000 {
        let throw = keyed(counting_key(), draw).throw(&[6, 6]);
        found[usize::from(throw[0] - 1)][usize::from(throw[1] - 1)] += 1;
    }
    let odd: Vec<&u32> = found.iter().flatten().filter(|count| !(90..=244).contains(*count)).collect();
    assert!(odd.is_empty(), "{odd:?} of 167 expected");
}

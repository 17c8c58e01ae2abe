//! Trading: both sides of an offer are valued, a set is never given away for a trinket, and offers end
//! (GEN-TRADE).

mod answer;
mod appraise;
mod propose;

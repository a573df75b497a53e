import { test } from './bid-test.ts';
import type { ScreenPlay } from './screen-play.ts';
import * as digits from './screens/digits.ts';
import * as jodis from './screens/jodis.ts';
import * as families from './screens/pana-families.ts';
import * as panas from './screens/panas.ts';
import * as sangams from './screens/sangams.ts';

const plays: readonly (readonly [title: string, screen: ScreenPlay])[] = [
  ['[ROUTE-07] [SD-01] [SD-03] [SD-05] Single Digit sends one digit at a time', digits.singleDigit],
  ['[ROUTE-08] [SDB-01] Single Digit Bulk adds points by taps', digits.singleDigitBulk],
  ['[ROUTE-09] [MD-02] Multi-digit takes each filled field as a bid', digits.multiDigit],
  ['[ROUTE-20] [OE-02] [OE-03] Odd Even adds five digits at once', digits.oddEven],
  ['[ROUTE-10] [JD-01] Jodi Digit keeps the leading zero', jodis.jodiDigits],
  ['[ROUTE-11] [JB-01] Jodi Bulk takes jodis in series', jodis.jodiDigitsBulk],
  ['[ROUTE-21] [RB-03] Red Bracket makes ten close bids', jodis.redBracket],
  ['[ROUTE-18] [GJ-01] Group Jodi makes a bid of each jodi of the family', jodis.groupJodi],
  ['[ROUTE-22] [DBJ-01] Digits Based Jodi joins both lists', jodis.digitsBasedJodi],
  ['[ROUTE-12] [SP-01] Single Pana takes one pana at a time', panas.singlePana],
  ['[ROUTE-13] [SPB-01] Single Pana Bulk makes twelve bids of a tap', panas.singlePanaBulk],
  ['[ROUTE-14] [DP-01] Double Pana takes one pana at a time', panas.doublePana],
  ['[ROUTE-15] [DPB-01] Double Pana Bulk makes nine bids of a tap', panas.doublePanaBulk],
  ['[ROUTE-24] [TP-01] Triple Pana takes one pana at a time', panas.triplePana],
  ['[ROUTE-16] [SPM-05] SP Motor makes a bid of each single pana', families.spMotor],
  ['[ROUTE-17] [DPM-05] DP Motor makes a bid of each double pana', families.dpMotor],
  ['[ROUTE-19] [SDT-01] SP/DP/TP makes a bid of each pana of the ank', families.spdptp],
  ['[ROUTE-23] [TDP-01] Two Digits Panel makes ten bids', families.twoDigitsPanel],
  ['[ROUTE-29] [PG-01] Penal Group makes a bid of each pana of the group', families.penalGroup],
  ['[ROUTE-30] [CP-01] Choice Pana makes a bid of each pana that fits', families.choicePana],
  ['[ROUTE-26] [HSA-01] Half Sangam A takes open digit and close pana', sangams.halfSangamA],
  ['[ROUTE-27] [HSB-01] Half Sangam B takes open pana and close digit', sangams.halfSangamB],
  ['[ROUTE-28] [FS-01] Full Sangam takes both panas', sangams.fullSangam],
];

for (const [title, screen] of plays) {
  test(`${title}, down to its wins`, ({ play }) => play(screen));
}

test.describe('where the older Half Sangam is offered', () => {
  test.use({ scenario: 'classic-half-sangam' });

  test('[ROUTE-25] [HS-01] [HS-03] [HS-04] it takes open digit and close pana, and is confirmed by a receipt', ({
    play,
  }) => play(sangams.halfSangam));
});

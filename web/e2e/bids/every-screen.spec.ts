import type { BidCase } from '../../src/testing/bid-cases/bid-case.ts';
import * as digits from '../../src/testing/bid-cases/digits.ts';
import * as jodis from '../../src/testing/bid-cases/jodis.ts';
import * as families from '../../src/testing/bid-cases/pana-families.ts';
import * as panas from '../../src/testing/bid-cases/panas.ts';
import * as sangams from '../../src/testing/bid-cases/sangams.ts';
import { test } from './fixtures.ts';

const plays: readonly (readonly [title: string, screen: BidCase])[] = [
  ['Single Digit sends one digit at a time @ROUTE-07 @SD-01 @SD-03 @SD-05', digits.singleDigit],
  ['Single Digit Bulk adds points by taps @ROUTE-08 @SDB-01', digits.singleDigitBulk],
  ['Multi-digit takes each filled field as a bid @ROUTE-09 @MD-02', digits.multiDigit],
  ['Odd Even adds five digits at once @ROUTE-20 @OE-02 @OE-03', digits.oddEven],
  ['Jodi Digit keeps the leading zero @ROUTE-10 @JD-01', jodis.jodiDigits],
  ['Jodi Bulk takes jodis in series @ROUTE-11 @JB-01', jodis.jodiDigitsBulk],
  ['Red Bracket makes ten close bids @ROUTE-21 @RB-03', jodis.redBracket],
  ['Group Jodi makes a bid of each jodi of the family @ROUTE-18 @GJ-01', jodis.groupJodi],
  ['Digits Based Jodi joins both lists @ROUTE-22 @DBJ-01', jodis.digitsBasedJodi],
  ['Single Pana takes one pana at a time @ROUTE-12 @SP-01', panas.singlePana],
  ['Single Pana Bulk makes twelve bids of a tap @ROUTE-13 @SPB-01', panas.singlePanaBulk],
  ['Double Pana takes one pana at a time @ROUTE-14 @DP-01', panas.doublePana],
  ['Double Pana Bulk makes nine bids of a tap @ROUTE-15 @DPB-01', panas.doublePanaBulk],
  ['Triple Pana takes one pana at a time @ROUTE-24 @TP-01', panas.triplePana],
  ['SP Motor makes a bid of each single pana @ROUTE-16 @SPM-05', families.spMotor],
  ['DP Motor makes a bid of each double pana @ROUTE-17 @DPM-05', families.dpMotor],
  ['SP/DP/TP makes a bid of each pana of the ank @ROUTE-19 @SDT-01', families.spdptp],
  ['Two Digits Panel makes ten bids @ROUTE-23 @TDP-01', families.twoDigitsPanel],
  ['Penal Group makes a bid of each pana of the group @ROUTE-29 @PG-01', families.penalGroup],
  ['Choice Pana makes a bid of each pana that fits @ROUTE-30 @CP-01', families.choicePana],
  ['Half Sangam A takes open digit and close pana @ROUTE-26 @HSA-01', sangams.halfSangamA],
  ['Half Sangam B takes open pana and close digit @ROUTE-27 @HSB-01', sangams.halfSangamB],
  ['Full Sangam takes both panas @ROUTE-28 @FS-01', sangams.fullSangam],
];

for (const [title, screen] of plays) {
  test(`${title}, down to its wins`, ({ play }) => play(screen));
}

test.describe('where the older Half Sangam is offered', () => {
  test.use({ scenario: 'classic-half-sangam' });

  test(
    'it takes open digit and close pana, and is confirmed by a receipt',
    { tag: ['@ROUTE-25', '@HS-01', '@HS-03', '@HS-04'] },
    ({ play }) => play(sangams.halfSangam),
  );
});

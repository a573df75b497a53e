import { describe } from 'vitest';
import { type Filled, sangamBid } from '../../../testing/bid-screens.ts';
import { testScreen } from '../../../testing/test-screen.ts';
import { definition as fullSangam } from './full-sangam.ts';
import { definition as halfSangam } from './half-sangam.ts';
import { definition as halfSangamA } from './half-sangam-a.ts';
import { definition as halfSangamB } from './half-sangam-b.ts';

describe(halfSangam.id, () => {
  const filled = (openDigit: string, closePana: string, points = '10'): Filled => ({
    inputs: { openDigit, closePana },
    points,
  });

  testScreen(halfSangam, {
    accepts: {
      tags: ['@HS-01'],
      cases: [[filled('5', '128'), sangamBid({ openDigit: '5', closePana: '128' }, 10)]],
    },
    rejects: {
      tags: ['@HS-02', '@VBID-07', '@VPTS-03'],
      cases: [
        [filled('', '128'), 'Please enter all required fields'],
        [filled('5', ''), 'Please enter all required fields'],
        [filled('5', '321', '0'), 'Invalid Pana'],
        [filled('5', '128', '0'), 'Points must be between 1 to 10000'],
      ],
    },
    // Under id 20, whatever id the bet type has.
    requests: {
      tags: ['@SUGG-17'],
      betTypeId: 20,
      cases: [
        [filled('5', '128'), { sangam_type: 'A', pana: '128', digit: '5', bet_type: 'close' }],
      ],
    },
    sends: [
      {
        tags: ['@SUBMIT-30'],
        bids: [sangamBid({ openDigit: '5', closePana: '128' }, 10)],
        betTypeId: 20,
        payload: { bets: [{ close_pana: '128', open_digit: '5', points: 10, bet_type: 'close' }] },
      },
    ],
  });
});

describe(halfSangamA.id, () => {
  const filled = (openDigit: string, closePana: string, points = '10'): Filled => ({
    inputs: { openDigit, closePana },
    points,
  });

  testScreen(halfSangamA, {
    accepts: {
      tags: ['@HSA-01'],
      cases: [
        [filled('5', '128'), sangamBid({ openDigit: '5', closePana: '128' }, 10)],
        [filled('0', '000'), sangamBid({ openDigit: '0', closePana: '000' }, 10)],
        [filled('0', '100'), sangamBid({ openDigit: '0', closePana: '100' }, 10)],
      ],
    },
    rejects: {
      tags: ['@HSA-02', '@HSA-03', '@VBID-07', '@VPTS-03'],
      cases: [
        [filled('', '128'), 'Please enter all required fields'],
        [filled('5', ''), 'Please enter all required fields'],
        [filled('5', '012', ''), 'Please enter all required fields'],
        [filled('5', '012', '0'), 'Invalid Pana'],
        [filled('5', '101'), 'Invalid Pana'],
        [filled('5', '12'), 'Invalid Pana'],
        [filled('5', '128', '0'), 'Points must be between 1 to 10000'],
      ],
    },
    requests: {
      tags: ['@SUGG-17'],
      betTypeId: 20,
      cases: [
        [filled('5', '128'), { sangam_type: 'A', pana: '128', digit: '5', bet_type: 'close' }],
      ],
    },
    sends: [
      {
        tags: ['@SUBMIT-22'],
        bids: [sangamBid({ openDigit: '5', closePana: '128' }, 10)],
        betTypeId: 20,
        payload: { bets: [{ close_pana: '128', open_digit: '5', points: 10, bet_type: 'close' }] },
      },
    ],
  });
});

describe(halfSangamB.id, () => {
  const filled = (openPana: string, closeDigit: string, points = '10'): Filled => ({
    inputs: { openPana, closeDigit },
    points,
  });

  testScreen(halfSangamB, {
    accepts: {
      tags: ['@HSB-01'],
      cases: [
        [filled('128', '5'), sangamBid({ openPana: '128', closeDigit: '5' }, 10)],
        [filled('000', '0'), sangamBid({ openPana: '000', closeDigit: '0' }, 10)],
      ],
    },
    rejects: {
      tags: ['@HSB-02', '@HSB-03', '@VBID-07', '@VPTS-03'],
      cases: [
        [filled('', '5'), 'Please enter all required fields'],
        [filled('128', ''), 'Please enter all required fields'],
        [filled('128', '5', ''), 'Please enter all required fields'],
        [filled('012', '5', '0'), 'Invalid Pana'],
        [filled('12', '5'), 'Invalid Pana'],
        [filled('128', '5', '0'), 'Points must be between 1 to 10000'],
      ],
    },
    // Under the id of Half Sangam A.
    requests: {
      tags: ['@SUGG-17'],
      betTypeId: 20,
      cases: [
        [filled('128', '5'), { sangam_type: 'B', pana: '128', digit: '5', bet_type: 'close' }],
      ],
    },
    sends: [
      {
        tags: ['@SUBMIT-24'],
        bids: [sangamBid({ openPana: '128', closeDigit: '5' }, 10)],
        betTypeId: 22,
        payload: { bets: [{ open_pana: '128', close_digit: '5', points: 10, bet_type: 'close' }] },
      },
    ],
  });
});

describe(fullSangam.id, () => {
  const filled = (openPana: string, closePana: string, points = '10'): Filled => ({
    inputs: { openPana, closePana },
    points,
  });

  testScreen(fullSangam, {
    accepts: {
      tags: ['@FS-01'],
      cases: [[filled('128', '236'), sangamBid({ openPana: '128', closePana: '236' }, 10)]],
    },
    rejects: {
      tags: ['@FS-02', '@FS-03', '@VBID-07', '@VPTS-03'],
      cases: [
        [filled('', '236'), 'Please enter all required fields'],
        [filled('128', ''), 'Please enter all required fields'],
        [filled('321', '236', '0'), 'Invalid Pana'],
        [filled('128', '012', '0'), 'Invalid Pana'],
        [filled('128', '236', '0'), 'Points must be between 1 to 10000'],
      ],
    },
    requests: {
      tags: ['@SUGG-18'],
      betTypeId: 21,
      cases: [[filled('128', '236'), { open_pana: '128', close_pana: '236', bet_type: 'close' }]],
    },
    sends: [
      {
        tags: ['@SUBMIT-23'],
        bids: [sangamBid({ openPana: '128', closePana: '236' }, 10)],
        betTypeId: 21,
        payload: { bets: [{ open_pana: '128', close_pana: '236', points: 10, bet_type: 'close' }] },
      },
    ],
  });
});

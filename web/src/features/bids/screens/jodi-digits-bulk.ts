import type { Definition } from '../engine/definition.ts';
import type { PlayedCase } from '../played-case.ts';
import * as jodiDigits from './jodi-digits.ts';

/** The same as Jodi Digits, for entry in series. */
export const definition: Definition = {
  ...jodiDigits.definition,
  id: 'jodi-digits-bulk',
  title: 'Jodi Bulk',
  tileExample: '00–99',
  guide: {
    rule: 'A jodi is the digit of open followed by the digit of close. You enter as many as you like, and they are decided at close.',
  },
  hasClearButton: true,
};

export const played: PlayedCase = {
  path: '/jodi-digits-bulk',
  tile: 'Jodi Digits Bulk',
  fillIn: async (bids) => {
    await bids.add({ 'Jodi Digit': '61' }, '15');
    await bids.isReadyForNext('Jodi Digit', '15');
    await bids.enter('16');
    await bids.isReadyForNext('Jodi Digit', '15');
  },
  rows: ['16 15 Close', '61 15 Close'],
};

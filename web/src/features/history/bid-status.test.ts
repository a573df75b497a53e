import { expect, it } from 'vitest';
import { inEnglish } from '../../testing/english.ts';
import { decodedRecord } from '../../testing/sample-record.ts';
import { bidStatus } from './bid-status.ts';

it.each([
  ['PENDING', null, null, 'PENDING', 'warn'],
  ['lost', -10, 0, 'Better luck next time', 'bad'],
  ['won', 85, 95, 'Congratulations. You Won(95)', 'good'],
  ['won', 0.5, 99.75, 'Congratulations. You Won(99.75)', 'good'],
  ['won', 85, null, 'Congratulations. You Won(0)', 'good'],
  ['won', 0, 10, 'won', 'bad'],
  ['cancelled', null, null, 'cancelled', 'bad'],
  ['pending', null, null, 'pending', 'bad'],
  ['', null, null, 'Unknown Status', 'bad'],
] as const)(
  'the status “%s” with profit %s and win %s is shown as %s in the tone %s',
  { tags: ['@BIDS-07', '@BIDS-08', '@BIDS-09', '@BIDS-10', '@BIDS-11'] },
  (bet_status, net_profit, win_amount, text, tone) => {
    const record = decodedRecord({ bet_status }, { net_profit, win_amount });
    expect(inEnglish(bidStatus(record))).toEqual({ text, tone });
  },
);

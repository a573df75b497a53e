// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { sampleSubmission } from '../testing/stored-submissions.ts';
import type { SimilarBet } from './submission.ts';
import { describeSubmission, foundText } from './texts.ts';

const placedAt = '2026-11-21T00:05:00.000+05:30';
const bet = (id: string, at = placedAt): SimilarBet => ({ id, placedAt: at });

/** The notice of a submission that is left open beside similar bets. */
const noticeOf = (...found: SimilarBet[]) =>
  describeSubmission(sampleSubmission({ status: 'left-open', finding: 'ambiguous', found }), false);

describe('the notice of a submission', () => {
  it.each([
    ['by their ids', [bet('904'), bet('b-9')], 'Bid Id 904, b-9'],
    [
      'by their times where they have no ids',
      [bet(''), bet('', '2026-11-20T12:00:00Z')],
      'without an id: 21/11/2026 12:05 AM, 20/11/2026 05:30 PM',
    ],
    [
      'by their number where they have neither',
      [bet('', ''), bet('', 'soon')],
      '2 without an id and a time',
    ],
    [
      'each by what it has',
      [bet('7'), bet(''), bet('', '')],
      'Bid Id 7; without an id: 21/11/2026 12:05 AM; 1 without an id and a time',
    ],
  ] as const)(
    'shows similar bets %s and asks to compare',
    { tags: ['@FLOW-18'] },
    (_, found, text) => {
      expect(noticeOf(...found)).toEqual({
        title: 'It is not known whether your bets were placed.',
        text: `Bets like yours are in your bid history (${text}), but they may be others. Compare them yourself.`,
        action: { kind: 'put-away', label: 'Put away' },
      });
    },
  );

  it('tells the ids of the bets that were found', { tags: ['@FLOW-14'] }, () => {
    expect(foundText([bet('904'), bet('903')])).toContain('after you sent them: Bid Id 904, 903.');
  });
});

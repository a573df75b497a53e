import { describe, expect, it } from 'vitest';
import { sampleSubmission } from '../testing/stored-submissions.ts';
import type { SimilarBet, Submission } from './submission.ts';
import { consentTexts, describeSubmission, foundText } from './texts.ts';

const placedAt = '2026-11-21T00:05:00.000+05:30';
const bet = (id: string, at = placedAt): SimilarBet => ({ id, placedAt: at });

/** The notice of a submission that is given up beside similar bets. */
const noticeOf = (...found: SimilarBet[]) =>
  describeSubmission(sampleSubmission({ status: 'given-up', finding: 'ambiguous', found }), false);

describe('the notice of a submission', () => {
  it.each([
    ['by their ids', [bet('904'), bet('b-9')], 'Bid Id 904, b-9'],
    [
      'by their times where they have no ids',
      [bet(''), bet('', '2026-11-20T12:00:00Z')],
      'no id: 21/11/2026 12:05 AM, 20/11/2026 05:30 PM',
    ],
    [
      'by their number where they have neither',
      [bet('', ''), bet('', 'soon')],
      '2 with no id or time',
    ],
    [
      'each by what it has',
      [bet('7'), bet(''), bet('', '')],
      'Bid Id 7; no id: 21/11/2026 12:05 AM; 1 with no id or time',
    ],
  ] as const)(
    'shows similar bets %s and asks to compare',
    { tags: ['@FLOW-18'] },
    (_, found, text) => {
      expect(noticeOf(...found)).toEqual({
        title: "We can't tell yet.",
        text: `We found similar bets but can't confirm they're yours: ${text}. Check your bid history.`,
        action: { kind: 'dismiss', label: 'dismiss' },
      });
    },
  );

  it('tells the ids of the bets that were found', { tags: ['@FLOW-14'] }, () => {
    expect(foundText([bet('904'), bet('903')])).toContain('after you sent them: Bid Id 904, 903.');
  });
});

const check = { kind: 'check', label: 'checkAgain' };
const sendAgain = { kind: 'send-again', label: 'sendAgain' };
const dismiss = { kind: 'dismiss', label: 'dismiss' };
const ok = { kind: 'dismiss', label: 'okCapitals' };
const unknown = "We're checking your bets.";
const cannotTell = "We can't tell yet.";
const checkFirst = 'Check your history before you bet again.';
const byKey = "They can't be placed twice.";
const ambiguous =
  "We found similar bets but can't confirm they're yours: Bid Id 7. Check your bid history.";
const partial = 'We found only some of them in your bid history: Bid Id 7.';

/** What the notice says of a submission, by whether the app repeats it under its key. */
const described = (members: Partial<Submission>, asksByKey = false) => {
  const { title, text, action } = describeSubmission(sampleSubmission(members), asksByKey);
  return [title, text, action];
};
const found = [bet('7')];

describe('the notice of a submission that', () => {
  it.each([
    ['prepared', 0],
    ['sending', 1],
  ] as const)('is %s says so and offers nothing', { tags: ['@FLOW-19'] }, (status, attempts) => {
    const sending = ['Your bets are being sent', "You'll see the result here.", undefined];
    expect(described({ status, attempts })).toEqual(sending);
    expect(described({ status, attempts: 1 }, true)).toEqual(sending);
  });

  it('is sent again does not say that it was not placed', { tags: ['@FLOW-14'] }, () => {
    const again = { status: 'sending', attempts: 2 } as const;
    expect(described(again)).toEqual([unknown, "We're sending them again.", undefined]);
    expect(described(again, true)).toEqual([unknown, byKey, undefined]);
  });

  it.each([
    [null, [], checkFirst],
    ['ambiguous', found, ambiguous],
    ['partial', found, partial],
    ['absent', [], checkFirst],
  ] as const)(
    'is unknown says how the app finds out, and offers a check: %s',
    { tags: ['@FLOW-14', '@FLOW-19'] },
    (finding, bets, text) => {
      const members = { status: 'unknown', finding, found: bets } as const;
      expect(described(members)).toEqual([cannotTell, text, check]);
      expect(described(members, true)).toEqual([unknown, byKey, check]);
    },
  );

  it.each([
    ['ambiguous', found, [], ambiguous, dismiss],
    ['partial', found, [], partial, check],
    ['absent', [], [], "They aren't in your bid history yet. They may still be placed.", sendAgain],
    ['unreadable', [], [], "We couldn't read all of your bid history.", check],
    [null, [], [], "We couldn't read all of your bid history.", check],
    ['unreadable', [], null, checkFirst, sendAgain],
  ] as const)(
    'is given up offers what may still help: %s',
    { tags: ['@FLOW-19'] },
    (finding, bets, baseline, text, action) => {
      const members = { status: 'given-up', finding, found: bets, baseline } as const;
      expect(described(members)).toEqual([cannotTell, text, action]);
    },
  );

  it('is of one bid speaks of one bet', () => {
    const bids = [{ label: '7', points: 30, session: 'open' }] as const;
    expect(described({ status: 'unknown', bids }, true)).toEqual([
      "We're checking your bet.",
      "It can't be placed twice.",
      check,
    ]);
  });

  it('is placed says by what that is known', { tags: ['@FLOW-14'] }, () => {
    expect(described({ status: 'placed' })).toEqual([
      'Your bets were placed',
      'The server has confirmed them.',
      ok,
    ]);
    expect(described({ status: 'placed', found })).toEqual([
      'Found in your bid history',
      foundText(found),
      ok,
    ]);
  });

  it.each(['refused', 'not-placed'] as const)(
    'is %s says why',
    { tags: ['@FLOW-10', '@FLOW-14'] },
    (status) => {
      const title = 'Your bets were not placed';
      expect(described({ status })).toEqual([title, 'They were never sent.', ok]);
      const failure = 'serverErrorPleaseTryAgainLater';
      expect(described({ status, failure })).toEqual([
        title,
        'Server error. Please try again later.',
        ok,
      ]);
    },
  );
});

describe('the warning before a bet that may be placed twice', () => {
  it('says whether all of it or a part may be', { tags: ['@FLOW-17', '@FLOW-18'] }, () => {
    expect(consentTexts(true)).toEqual({
      title: 'Your bets may be placed twice',
      text: 'They may have been placed the first time. If you send them again, you may pay twice.',
      agree: 'Send again',
    });
    expect(consentTexts(false)).toEqual({
      title: 'A bet may be placed twice',
      text: "You sent the same bet before. We don't know yet if it was placed.",
      agree: 'Submit anyway',
    });
  });
});

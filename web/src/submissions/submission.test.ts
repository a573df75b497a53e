import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleSubmission } from '../testing/stored-submissions.ts';
import {
  nextSubmission,
  type Submission,
  type SubmissionEvent,
  type SubmissionStatus,
} from './submission.ts';

const text = 'serverErrorPleaseTryAgainLater';
const nine = { id: '9', placedAt: '' };
const events = {
  send: { type: 'send', at: { host: 5, device: 7 } },
  placed: { type: 'response', verdict: { kind: 'placed' } },
  refused: { type: 'response', verdict: { kind: 'refused', text, decides: false } },
  decided: { type: 'response', verdict: { kind: 'refused', text, decides: true } },
  unknown: { type: 'response', verdict: { kind: 'unknown', text } },
  'not-sent': { type: 'not-sent', text },
  interrupted: { type: 'interrupted' },
  found: { type: 'searched', finding: { kind: 'found', bets: [nine] } },
  ambiguous: { type: 'searched', finding: { kind: 'ambiguous', bets: [nine] } },
  absent: { type: 'searched', finding: { kind: 'absent', bets: [] } },
  'give-up': { type: 'give-up' },
  resume: { type: 'resume' },
} as const satisfies Record<string, SubmissionEvent>;
type EventName = keyof typeof events;

/** Where each event leads from each status, at the first attempt; nothing where it means nothing. */
const table: Record<SubmissionStatus, Partial<Record<EventName, SubmissionStatus>>> = {
  prepared: { send: 'sending', 'not-sent': 'not-placed', interrupted: 'not-placed' },
  sending: {
    placed: 'placed',
    refused: 'refused',
    decided: 'refused',
    unknown: 'unknown',
    interrupted: 'unknown',
  },
  unknown: {
    send: 'sending',
    placed: 'placed',
    refused: 'refused',
    decided: 'refused',
    found: 'placed',
    'give-up': 'given-up',
  },
  'given-up': {
    send: 'sending',
    placed: 'placed',
    refused: 'refused',
    decided: 'refused',
    found: 'placed',
    resume: 'unknown',
  },
  placed: {},
  refused: {},
  'not-placed': {},
};
const statuses = Object.keys(table) as SubmissionStatus[];
const names = Object.keys(events) as EventName[];
const cells = statuses.flatMap((status) => names.map((name) => [status, name] as const));

describe('a submission', () => {
  it('takes over the bets before it only while it is prepared', { tags: ['@FLOW-18'] }, () => {
    const event = { type: 'baseline', ids: ['3'], readAt: 5, contested: true } as const;
    const known = { baseline: ['3'], baselineReadAt: 5, contested: true };
    for (const status of statuses) {
      const before = sampleSubmission({ status, baseline: ['1'], contested: false });
      const expected = status === 'prepared' ? { ...before, ...known } : before;
      expect(nextSubmission(before, event)).toEqual(expected);
    }
  });

  it('that was placed after all shows no failure', { tags: ['@FLOW-14'] }, () => {
    const before = sampleSubmission({ status: 'unknown', attempts: 2, failure: text });
    expect(nextSubmission(before, events.placed)).toMatchObject({
      status: 'placed',
      failure: null,
    });
    const found = nextSubmission({ ...before, found: [nine] }, events.placed);
    expect(found).toMatchObject({ status: 'placed', found: [] });
  });

  it.each(cells)(
    'that is %s goes on after %s as the table says',
    { tags: ['@FLOW-14'] },
    (status, name) => {
      const before = sampleSubmission({ status, attempts: 1, firstSentAt: { host: 1, device: 1 } });
      const after = nextSubmission(before, events[name]);
      expect(after.status).toBe(table[status][name] ?? status);
    },
  );

  it('counts its attempts and keeps the time of the first', { tags: ['@FLOW-17'] }, () => {
    const first = nextSubmission(sampleSubmission(), events.send);
    const unknown = nextSubmission(first, events.unknown);
    const again = nextSubmission(unknown, { type: 'send', at: { host: 9, device: 9 } });
    expect([again.attempts, again.firstSentAt, again.key]).toEqual([
      2,
      { host: 5, device: 7 },
      first.key,
    ]);
  });

  it.each([
    ['refused', 'unknown'],
    ['decided', 'not-placed'],
  ] as const)(
    'sent again and %s is %s: the first request may still have been taken',
    { tags: ['@FLOW-16', '@FLOW-17'] },
    (name, status) => {
      const again = sampleSubmission({ status: 'sending', attempts: 2 });
      expect(nextSubmission(again, events[name])).toMatchObject({ status, failure: text });
    },
  );

  it('remembers what a look found, and is placed only by its very bets', {
    tags: ['@FLOW-18'],
  }, () => {
    const unknown = sampleSubmission({ status: 'unknown', attempts: 1 });
    expect(nextSubmission(unknown, events.ambiguous)).toMatchObject({
      status: 'unknown',
      finding: 'ambiguous',
      found: [nine],
    });
    expect(nextSubmission(unknown, events.absent)).toMatchObject({ status: 'unknown' });
  });

  const anyEvent = fc.constantFrom(...names.map((name) => events[name]));
  const after = (sequence: readonly SubmissionEvent[]): Submission =>
    sequence.reduce(nextSubmission, sampleSubmission());

  it('never leaves a known outcome, and never changes its bids, body or key', {
    tags: ['@FLOW-14'],
  }, () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 12 }), anyEvent, (sequence, next) => {
        const before = after(sequence);
        const { key, bids, body } = before;
        expect(nextSubmission(before, next)).toMatchObject({ key, bids, body });
        if (['placed', 'refused', 'not-placed'].includes(before.status)) {
          expect(nextSubmission(before, next)).toBe(before);
        }
      }),
    );
  });

  it('is called not placed only when no request left, or a refusal spoke for all', {
    tags: ['@FLOW-14'],
  }, () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 12 }), (sequence) => {
        const { status, attempts } = after(sequence);
        if (status === 'refused') expect(attempts).toBe(1);
        if (status === 'not-placed' && attempts > 0) {
          expect(attempts).toBeGreaterThan(1);
          expect(sequence).toContain(events.decided);
        }
      }),
    );
  });
});

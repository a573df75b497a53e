import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleSubmission } from '../testing/stored-submissions.ts';
import {
  nextSubmission,
  type Submission,
  type SubmissionEvent,
  type SubmissionStatus,
} from './submission.ts';

/** Where each event leads from each status; nowhere where it means nothing. */
const table: Record<SubmissionStatus, Partial<Record<SubmissionEvent, SubmissionStatus>>> = {
  prepared: { send: 'sending', 'not-sent': 'not-placed', interrupted: 'not-placed' },
  sending: {
    placed: 'placed',
    refused: 'refused',
    'refused-for-all': 'not-placed',
    unanswered: 'unknown',
    interrupted: 'unknown',
  },
  unknown: {
    send: 'sending',
    placed: 'placed',
    refused: 'refused',
    'refused-for-all': 'not-placed',
    searched: 'unknown',
    'give-up': 'given-up',
  },
  'given-up': {
    send: 'sending',
    placed: 'placed',
    refused: 'refused',
    'refused-for-all': 'not-placed',
    searched: 'given-up',
    resume: 'unknown',
  },
  placed: {},
  refused: {},
  'not-placed': {},
};
const statuses = Object.keys(table) as SubmissionStatus[];
const events = [
  ...new Set(statuses.flatMap((status) => Object.keys(table[status]))),
] as SubmissionEvent[];
const cells = statuses.flatMap((status) => events.map((event) => [status, event] as const));

describe('a submission', () => {
  it.each(cells)(
    'that is %s follows the table after %s',
    { tags: ['@FLOW-14', '@FLOW-16', '@FLOW-17'] },
    (status, event) => {
      const before = sampleSubmission({ status, attempts: 1, firstSentAt: { host: 1, device: 1 } });
      const next = table[status][event];
      const changes = { failure: 'serverErrorPleaseTryAgainLater', attempts: 2 } as const;
      const after = nextSubmission(before, event, changes);
      // What an event tells counts only where it applies.
      expect(after).toEqual(next ? { ...before, ...changes, status: next } : before);
    },
  );

  it('never leaves a known outcome, and never changes its bids, body or key', {
    tags: ['@FLOW-14', '@FLOW-18'],
  }, () => {
    const anyEvent = fc.constantFrom(...events);
    const after = (sequence: readonly SubmissionEvent[]): Submission =>
      sequence.reduce((submission, event) => nextSubmission(submission, event), sampleSubmission());
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
});

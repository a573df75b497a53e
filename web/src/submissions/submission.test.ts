import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleSubmission } from '../testing/stored-submissions.ts';
import { nextSubmission, type SubmissionEvent, type SubmissionStatus } from './submission.ts';

const source = readFileSync(join(import.meta.dirname, 'submission.ts'), 'utf8');
/** The next status by the table of the doc comment, under the status and the event. */
const table = new Map(
  [...source.matchAll(/^ \* \| (.+?) +\| (.+?) +\| (\S+?) +\|$/gm)].flatMap(
    ([, statuses = '', events = '', next = '']) =>
      statuses
        .split(', ')
        .flatMap((status) => events.split(', ').map((event) => [`${status} ${event}`, next])),
  ) as [string, SubmissionStatus][],
);
const statuses = ['prepared', 'sending', 'unknown', 'given-up', 'placed', 'refused', 'not-placed'];
const events = [
  ...['send', 'not-sent', 'interrupted', 'placed', 'refused', 'refused-for-all', 'unanswered'],
  ...['searched', 'give-up', 'resume'],
] as SubmissionEvent[];
const cells = (statuses as SubmissionStatus[]).flatMap((status) =>
  events.map((event) => [status, event] as const),
);

describe('a submission', () => {
  it.each(cells)(
    'that is %s follows the table after %s',
    { tags: ['@FLOW-14', '@FLOW-16', '@FLOW-17', '@FLOW-18'] },
    (status, event) => {
      const before = sampleSubmission({ status, attempts: 1, firstSentAt: { host: 1, device: 1 } });
      const changes = { failure: 'serverErrorPleaseTryAgainLater', attempts: 2 } as const;
      const next = table.get(`${status} ${event}`);
      // Changes count only where the event applies.
      expect(nextSubmission(before, event, changes)).toEqual(
        next ? { ...before, ...changes, status: next } : before,
      );
    },
  );
});

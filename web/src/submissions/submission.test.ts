import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleSubmission } from '../testing/stored-submissions.ts';
import { nextSubmission, type SubmissionStatus } from './submission.ts';

/** Every change of status in the table of the doc comment. */
const table = new Set(
  readFileSync(join(import.meta.dirname, 'submission.ts'), 'utf8')
    .matchAll(/^ \* \| (.+?) +\| (.+?) +\| .+ \|$/gm)
    .flatMap(([, from = '', to = '']) =>
      from.split(', ').flatMap((one) => to.split(', ').map((other) => `${one} ${other}`)),
    ),
);
const statuses: readonly SubmissionStatus[] = [
  ...(['prepared', 'sending', 'unknown', 'given-up', 'placed', 'refused', 'not-placed'] as const),
];
const changes = { failure: 'Server error. Please try again later.', attempts: 2 } as const;

it.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))(
  'a submission moves from %s to %s only if the table of statuses allows it',
  { tags: ['@FLOW-14', '@FLOW-16', '@FLOW-17', '@FLOW-18'] },
  (from, to) => {
    const before = sampleSubmission({ status: from, attempts: 1 });
    expect(nextSubmission(before, to, changes)).toEqual(
      table.has(`${from} ${to}`) ? { ...before, ...changes, status: to } : before,
    );
  },
);

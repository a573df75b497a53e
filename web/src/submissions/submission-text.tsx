import { asksByKey } from './player-submissions.ts';
import type { Submission } from './submission.ts';
import { describeSubmission } from './texts.ts';

/** The state of a submission as text, in a live region. */
export function SubmissionText({ submission }: { readonly submission: Submission }) {
  const { title, text } = describeSubmission(submission, asksByKey(submission));
  return <p role="status">{`${title} ${text}`}</p>;
}

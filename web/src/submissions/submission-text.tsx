import type { Submission } from './submission.ts';
import { asksByKey } from './submissions.ts';
import { describeSubmission } from './texts.ts';

/** What is known about a submission, and what the app does about it. It is read out when it changes. */
export function SubmissionText({ submission }: { readonly submission: Submission }) {
  const { title, text } = describeSubmission(submission, asksByKey(submission));
  return (
    <p role="status">
      {title} {text}
    </p>
  );
}

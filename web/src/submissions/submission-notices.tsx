import type { Submission } from './submission.ts';
import { SubmissionNotice } from './submission-notice.tsx';
import { useSubmissions } from './use-submissions.ts';

type SubmissionNoticesProps = {
  /** Which ones to show; all where absent. */
  readonly shows?: (submission: Submission) => boolean;
};

/** The submissions of the player that have something to say, one notice each. */
export function SubmissionNotices({ shows = () => true }: SubmissionNoticesProps) {
  return useSubmissions()
    .filter(shows)
    .map((submission) => <SubmissionNotice key={submission.key} submission={submission} />);
}

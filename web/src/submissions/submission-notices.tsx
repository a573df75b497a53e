import type { Submission } from './submission.ts';
import { SubmissionNotice } from './submission-notice.tsx';
import { useSubmissions } from './use-submissions.ts';

type SubmissionNoticesProps = {
  /** Filter; all by default. */
  readonly shows?: (submission: Submission) => boolean;
};

/** The notices of the player's submissions. */
export function SubmissionNotices({ shows = () => true }: SubmissionNoticesProps) {
  return useSubmissions()
    .filter(shows)
    .map((submission) => <SubmissionNotice key={submission.key} submission={submission} />);
}

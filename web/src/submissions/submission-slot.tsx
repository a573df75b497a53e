import { useSyncExternalStore } from 'react';
import { hasSubmission, onSubmissionChange } from './presence.ts';
import { SubmissionNotices } from './submission-notices.tsx';

/** Shows the player's open submissions on a screen. */
export function SubmissionSlot() {
  const has = useSyncExternalStore(onSubmissionChange, hasSubmission);
  return has && <SubmissionNotices />;
}

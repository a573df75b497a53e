import { useSyncExternalStore } from 'react';
import { useAuth } from '../auth/auth-state.ts';
import { listSubmissions, openPoints } from './player-submissions.ts';
import { onSubmissionChange } from './presence.ts';
import type { Submission } from './submission.ts';

let shown: readonly Submission[] = [];

/** The same list until a submission changes. */
function currentList(): readonly Submission[] {
  const list = listSubmissions();
  const isSame = list.length === shown.length && list.every((one, at) => one === shown[at]);
  if (!isSame) shown = list;
  return shown;
}

/** Every submission of the player with a notice, of any tab. */
export const useSubmissions = (): readonly Submission[] =>
  useSyncExternalStore(onSubmissionChange, currentList);

/** A submission; undefined once it is removed. */
export const useSubmission = (key: string): Submission | undefined =>
  useSubmissions().find((submission) => submission.key === key);

/** The points that may still be deducted from the shown balance, for sent bets with an unknown outcome. */
export function useOpenPoints(): number {
  // Subscribes; the age of the points is read from the storage.
  void useAuth().user?.points;
  return useSyncExternalStore(onSubmissionChange, openPoints);
}

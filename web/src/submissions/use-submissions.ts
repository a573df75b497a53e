import { useSyncExternalStore } from 'react';
import { useAuth } from '../auth/auth-state.ts';
import { listSubmissions, openPoints } from './player-submissions.ts';
import { onSubmissionChange } from './presence.ts';
import type { Submission } from './submission.ts';

let shown: { readonly text: string; readonly list: readonly Submission[] } = { text: '', list: [] };

function currentList(): readonly Submission[] {
  const list = listSubmissions();
  const text = JSON.stringify(list);
  if (text !== shown.text) shown = { text, list };
  return shown.list;
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

import { useSyncExternalStore } from 'react';
import { listSubmissions } from './player-submissions.ts';
import { onSubmissionChange } from './presence.ts';
import { isOpen, type Submission } from './submission.ts';

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

/** The points of the bets that were sent and whose outcome is open: a balance may lack them. */
export const useOpenPoints = (): number =>
  useSubmissions()
    .filter(isOpen)
    .reduce((sum, { body }) => sum + body.amount, 0);

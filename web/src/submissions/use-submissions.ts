import { useSyncExternalStore } from 'react';
import { onSubmissionChange } from './presence.ts';
import type { Submission } from './submission.ts';
import { listSubmissions } from './submissions.ts';

let shown: { readonly text: string; readonly list: readonly Submission[] } = { text: '', list: [] };

/** The same list as long as nothing in it changes. */
function currentList(): readonly Submission[] {
  const list = listSubmissions();
  const text = JSON.stringify(list);
  if (text !== shown.text) shown = { text, list };
  return shown.list;
}

/** Every submission of the player that has something to say, in this tab or another. */
export const useSubmissions = (): readonly Submission[] =>
  useSyncExternalStore(onSubmissionChange, currentList);

/** One submission; undefined once it is put away. */
export const useSubmission = (key: string): Submission | undefined =>
  useSubmissions().find((submission) => submission.key === key);

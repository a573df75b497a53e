import { listSubmissions } from '../../../submissions/submissions.ts';
import { autosaveDraft, removeDraft } from './draft.ts';
import type { BidScreen } from './screen.ts';
import { followOutcome } from './submit.ts';
import { openOf } from './submitted-content.ts';
import { onInputsChanged, stopSuggestions } from './suggestions.ts';

/**
 * The player is on the screen from now on: its draft is kept, and what a reload interrupted goes on.
 * @returns a function for when the player leaves: draft and suggestion requests are gone then
 */
export function enterScreen(screen: BidScreen): () => void {
  screen.left = false;
  const stopKeeping = autosaveDraft(screen);
  onInputsChanged(screen);
  for (const { key } of openOf(screen, listSubmissions())) void followOutcome(screen, key);
  return () => {
    screen.left = true;
    stopKeeping();
    stopSuggestions(screen);
    removeDraft(screen);
  };
}

import { autosaveDraft, removeDraft } from './draft.ts';
import { lookForSent } from './lost-response.ts';
import type { BidScreen } from './screen.ts';
import { onInputsChanged, stopSuggestions } from './suggestions.ts';

/**
 * The player is on the screen from now on: its draft is kept, and what a reload interrupted goes on.
 * @returns a function for when the player leaves: draft and suggestion requests are gone then
 */
export function enterScreen(screen: BidScreen): () => void {
  screen.left = false;
  const stopKeeping = autosaveDraft(screen);
  if (screen.state.submission.phase === 'unknown') void lookForSent(screen);
  else onInputsChanged(screen);
  return () => {
    screen.left = true;
    stopKeeping();
    stopSuggestions(screen);
    removeDraft(screen);
  };
}

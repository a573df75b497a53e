import { auth } from '../../../auth/auth-state.ts';
import { isLoggingOut } from '../../../auth/log-out.ts';
import { listSubmissions } from '../../../submissions/player-submissions.ts';
import { autosaveDraft, removeDraft } from './draft.ts';
import { endUndo } from './notice.ts';
import type { BidScreen } from './screen.ts';
import { followOutcome } from './show-outcome.ts';
import { openOf } from './submitted-content.ts';
import { onInputsChanged, stopSuggestions } from './suggestions.ts';

/**
 * Starts storing the draft and resumes after a reload. Returns a function for leaving, which removes the draft unless the
 * session ended on the screen: its player finds the bids after signing in.
 */
export function enterScreen(screen: BidScreen): () => void {
  screen.left = false;
  const stopAutosave = autosaveDraft(screen);
  onInputsChanged(screen, false);
  for (const { key } of openOf(screen, listSubmissions())) void followOutcome(screen, key);
  return () => {
    screen.left = true;
    stopAutosave();
    stopSuggestions(screen);
    endUndo(screen);
    if (auth.isAuthenticated || isLoggingOut()) removeDraft(screen);
  };
}

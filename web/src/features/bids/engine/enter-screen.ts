import { listSubmissions } from '../../../submissions/player-submissions.ts';
import { autosaveDraft, removeDraft } from './draft.ts';
import { endUndo } from './notice.ts';
import type { BidScreen } from './screen.ts';
import { followOutcome } from './show-outcome.ts';
import { openOf } from './submitted-content.ts';
import { onInputsChanged, stopSuggestions } from './suggestions.ts';

/** Starts storing the draft and resumes after a reload. Returns a function for leaving, which removes the draft. */
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
    removeDraft(screen);
  };
}

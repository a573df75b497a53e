import { useSnapshot } from 'valtio';
import { isTableOf } from '../../../submissions/placed-drafts.ts';
import { useSubmissions } from '../../../submissions/use-submissions.ts';
import type { BidScreen } from '../engine/screen.ts';
import { openOf } from '../engine/submitted-content.ts';

/** Tells if the bids of a screen were sent and their outcome is unknown: they do not look ready to be sent. */
export function useBeingChecked(screen: BidScreen): boolean {
  const { bids } = useSnapshot(screen.state);
  return openOf(screen, useSubmissions()).some((each) => isTableOf(each, bids));
}

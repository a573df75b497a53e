import type { BetRequest } from '../../../api/betting.ts';
import {
  isOpen,
  type Submission,
  type SubmissionContent,
} from '../../../submissions/submission.ts';
import type { Bid } from './bids.ts';
import { isUsable, sentId } from './build-request.ts';
import type { BidScreen, ScreenContext } from './screen.ts';
import { bidsOf } from './screen-bids.ts';

/** Whether each bet of a request has open or close. */
function namesSession({ payload }: BetRequest): boolean {
  const [first = payload] = 'bets' in payload ? payload.bets : [];
  return 'bet_type' in first;
}

/** The content of a submission: a copy of the bids, and the request. */
export function contentOf(
  screen: ScreenContext,
  bids: readonly Bid[],
  body: BetRequest,
): SubmissionContent {
  const { definition, betType, market } = screen;
  return {
    screen: definition.id,
    marketName: market.name,
    betTypeName: sentId(screen) === betType.id ? betType.name : null,
    namesSession: namesSession(body),
    bids: bids
      .filter(isUsable)
      .map(({ label, points, gameType }) => ({ label, points, session: gameType })),
    body,
  };
}

/** Whether a submission was sent from this screen, for this market. */
export const isOfScreen = (
  { definition, market }: ScreenContext,
  submission: Submission,
): boolean => submission.screen === definition.id && submission.body.market_id === market.id;

/** Whether the table of a screen still contains the bids of a submission. */
export function holdsBidsOf(screen: BidScreen, { bids }: Submission): boolean {
  const name = (label: string, points: number, session: string) => `${label}:${points}:${session}`;
  const shown = bidsOf(screen, screen.state).map(({ label, points, gameType }) =>
    name(label, points, gameType),
  );
  const sent = bids.map(({ label, points, session }) => name(label, points, session));
  return shown.sort().join() === sent.sort().join();
}

/** The open submissions of a screen. */
export const openOf = (screen: ScreenContext, submissions: readonly Submission[]): Submission[] =>
  submissions.filter((each) => isOpen(each) && isOfScreen(screen, each));

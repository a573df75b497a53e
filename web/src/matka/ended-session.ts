import type { Session } from '@matka/contracts/api/common';
import { midnightOf, sinceMidnight, type TimedMarket } from './market-clock.ts';
import { isRunningForClose, isRunningNow } from './market-status.ts';

/** Whether bidding for a session of a running market is over on the day of `now`, with its clock. */
export function endedSession(
  market: TimedMarket,
  sessions: readonly Session[],
  now: number,
): { session: Session; clock: string } | undefined {
  const { current_status_name: status, open_time, close_time } = market;
  if (!isRunningNow(status) && !isRunningForClose(status)) return undefined;
  const clocks = { open: open_time, close: close_time };
  const today = now - midnightOf(now);
  for (const session of ['open', 'close'] as const) {
    const end = sinceMidnight(clocks[session]);
    if (sessions.includes(session) && end !== undefined && end <= today)
      return { session, clock: clocks[session] };
  }
  return undefined;
}

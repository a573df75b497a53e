/** The status names with special rules; for any other status the bet type decides. */
export const marketStatus = {
  closedForToday: 'Closed for today',
  bettingIsClosed: 'Betting is closed',
  closed: 'Closed',
  runningNow: 'Running now',
  runningForClose: 'Running for close',
} as const;

const blocking: readonly string[] = [
  marketStatus.closedForToday,
  marketStatus.bettingIsClosed,
  marketStatus.closed,
];
/** “Closed” does not open the dialog: a quirk that is kept. */
const opensDialog: readonly string[] = [marketStatus.closedForToday, marketStatus.bettingIsClosed];
const greenNumbers: readonly number[] = [6, 4];

/** Compares case-sensitively, ignoring surrounding spaces. */
const is = (statusName: string, expected: string): boolean => statusName.trim() === expected;

/** Tells if a market in this status takes no bets at all. */
export function blocksBetting(statusName: string): boolean {
  return blocking.includes(statusName.trim());
}

/** Tells if tapping a market in this status opens the closed dialog instead of its bet types. */
export function opensClosedDialog(statusName: string): boolean {
  return opensDialog.includes(statusName.trim());
}

/** Tells if a market in this status takes bets on both sessions. */
export function isRunningNow(statusName: string): boolean {
  return is(statusName, marketStatus.runningNow);
}

/** Tells if a market in this status takes bets on its close session only. */
export function isRunningForClose(statusName: string): boolean {
  return is(statusName, marketStatus.runningForClose);
}

export interface StatusShape {
  readonly tone: 'good' | 'neutral';
  /** Full for both sessions, half for the close session only, empty while closed. */
  readonly shape: 'full' | 'half' | 'empty';
}

/** The look of a status: its colour by the number, its shape by the sessions that take bids. */
export function statusShape(statusName: string, statusNumber: number): StatusShape {
  const tone = isGreenStatus(statusNumber) ? 'good' : 'neutral';
  if (isRunningForClose(statusName)) return { tone, shape: 'half' };
  return { tone, shape: tone === 'good' ? 'full' : 'empty' };
}

/** Tells if the status text of this status number is green; any other is neutral. */
export function isGreenStatus(statusNumber: number): boolean {
  return greenNumbers.includes(statusNumber);
}

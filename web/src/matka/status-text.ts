import type { PlainText } from '../i18n/text.ts';
import { t } from '../i18n/translate.ts';
import { marketStatus } from './market-status.ts';

const texts: ReadonlyMap<string, PlainText> = new Map([
  [marketStatus.closedForToday, 'Closed for today'],
  [marketStatus.bettingIsClosed, 'Betting is closed'],
  [marketStatus.closed, 'Closed'],
  [marketStatus.runningNow, 'Running now'],
  [marketStatus.runningForClose, 'Running for close'],
]);

/** The name of a status in the player's language; an unknown status keeps the name of the host. */
export function statusText(statusName: string): string {
  const text = texts.get(statusName.trim());
  return text ? t(text) : statusName;
}

import type { PlainText } from '../i18n/text.ts';
import { marketStatus } from '../matka/market-status.ts';

/** The text for a market that takes no bids, by its status. */
export const closedText = (statusName: string): PlainText =>
  statusName.trim() === marketStatus.closedForToday
    ? 'Betting is closed for today. Please try again tomorrow.'
    : 'Betting is currently closed. Please check back later.';

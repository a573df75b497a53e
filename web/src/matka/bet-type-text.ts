import type { KnownBetType } from '@matka/contracts/bet-types';
import type { PlainText } from '../i18n/text.ts';
import { currentLanguage, t } from '../i18n/translate.ts';

/** The bet types of the product by the names that hosts give them. */
const texts: Readonly<Record<KnownBetType['name'], PlainText>> = {
  'Single Digit': 'Single Digit',
  'Single Digit Bulk': 'Single Digit Bulk',
  'Jodi Digits': 'Jodi Digit',
  'Jodi Digits Bulk': 'Jodi Bulk',
  'Single Pana': 'Single Pana',
  'Single Pana Bulk': 'Single Pana Bulk',
  'Double Pana': 'Double Pana',
  'Double Pana Bulk': 'Double Pana Bulk',
  'Triple Pana': 'Triple Pana',
  'Red Bracket': 'Red Bracket',
  'SP DP TP': 'SP DP TP',
  'Choice Pana': 'Choice Pana',
  'SP Motor': 'SP Motor',
  'DP Motor': 'DP Motor',
  'Group Jodi': 'Group Jodi',
  'Digits Based Jodi': 'Digits Based Jodi',
  'Odd Even': 'Odd Even',
  'Two Digits Panel': 'Two Digits Panel',
  'Half Sangam': 'Half Sangam',
  'Half Sangam A': 'Half Sangam A',
  'Full Sangam': 'Full Sangam',
  'Half Sangam B': 'Half Sangam B',
  'Penal Group': 'Penal Group',
};
const byName = new Map<string, PlainText>(Object.entries(texts));

/** The name of a bet type in the player's language; in English, and of an unknown one, as the host sent it. */
export function betTypeText(name: string): string {
  const text = currentLanguage() === 'en' ? undefined : byName.get(name.trim());
  return text ? t(text) : name;
}

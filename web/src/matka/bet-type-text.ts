import type { KnownBetType } from '@matka/contracts/bet-types';
import type { PlainText } from '../i18n/text.ts';
import { currentLanguage, t } from '../i18n/translate.ts';

/** The bet types of the product by the names that hosts give them. */
const texts: Readonly<Record<KnownBetType['name'], PlainText>> = {
  'Single Digit': 'singleDigit',
  'Single Digit Bulk': 'singleDigitBulk',
  'Jodi Digits': 'jodiDigit',
  'Jodi Digits Bulk': 'jodiBulk',
  'Single Pana': 'singlePana',
  'Single Pana Bulk': 'singlePanaBulk',
  'Double Pana': 'doublePana',
  'Double Pana Bulk': 'doublePanaBulk',
  'Triple Pana': 'triplePana',
  'Red Bracket': 'redBracket',
  'SP DP TP': 'spDpTp',
  'Choice Pana': 'choicePana',
  'SP Motor': 'spMotor',
  'DP Motor': 'dpMotor',
  'Group Jodi': 'groupJodi',
  'Digits Based Jodi': 'digitsBasedJodi',
  'Odd Even': 'oddEven',
  'Two Digits Panel': 'twoDigitsPanel',
  'Half Sangam': 'halfSangam',
  'Half Sangam A': 'halfSangamA',
  'Full Sangam': 'fullSangam',
  'Half Sangam B': 'halfSangamB',
  'Penal Group': 'penalGroup',
};
const byName = new Map<string, PlainText>(Object.entries(texts));

/** The name of a bet type in the player's language; in English, and of an unknown one, as the host sent it. */
export function betTypeText(name: string): string {
  const text = currentLanguage() === 'en' ? undefined : byName.get(name.trim());
  return text ? t(text) : name;
}

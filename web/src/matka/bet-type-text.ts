import type { PlainText } from '../i18n/text.ts';
import { currentLanguage, t } from '../i18n/translate.ts';

/** The bet types of the product by the names that hosts give them. */
const texts: ReadonlyMap<string, PlainText> = new Map([
  ['Single Digit', 'singleDigit'],
  ['Single Digit Bulk', 'singleDigitBulk'],
  ['Jodi Digits', 'jodiDigit'],
  ['Jodi Digits Bulk', 'jodiBulk'],
  ['Single Pana', 'singlePana'],
  ['Single Pana Bulk', 'singlePanaBulk'],
  ['Double Pana', 'doublePana'],
  ['Double Pana Bulk', 'doublePanaBulk'],
  ['Triple Pana', 'triplePana'],
  ['Red Bracket', 'redBracket'],
  ['SP DP TP', 'spDpTp'],
  ['Choice Pana', 'choicePana'],
  ['SP Motor', 'spMotor'],
  ['DP Motor', 'dpMotor'],
  ['Group Jodi', 'groupJodi'],
  ['Digits Based Jodi', 'digitsBasedJodi'],
  ['Odd Even', 'oddEven'],
  ['Two Digits Panel', 'twoDigitsPanel'],
  ['Half Sangam A', 'halfSangamA'],
  ['Full Sangam', 'fullSangam'],
  ['Half Sangam B', 'halfSangamB'],
  ['Penal Group', 'penalGroup'],
]);

/** The name of a bet type in the player's language; in English, and of an unknown one, as the host sent it. */
export function betTypeText(name: string): string {
  const text = currentLanguage() === 'en' ? undefined : texts.get(name.trim());
  return text ? t(text) : name;
}

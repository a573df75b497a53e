import { betTypeRows } from '@matka/contracts/bet-types';
import type { PlainText } from '../i18n/text.ts';
import { currentLanguage, t } from '../i18n/translate.ts';

/** The bet types of the product by the names that hosts give them; a name without a translation does not compile. */
const names: readonly PlainText[] = betTypeRows.map(({ name }) => name);

/** The name of a bet type in the player's language; in English, and for an unknown bet type, the host's name. */
export function betTypeText(name: string): string {
  const text = currentLanguage() === 'en' ? undefined : names.find((each) => each === name.trim());
  return text ? t(text) : name;
}

import { forms } from '../decoding/forms.ts';
import type { Kind } from '../decoding/kinds.ts';
import type { Loss } from '../decoding/losses.ts';
import { anyRow } from '../decoding/walk.ts';
import { effects } from './effects.ts';

/** What a decoder expects, in words. */
export function expectedText(kind: Kind): string {
  switch (kind.kind) {
    case 'text':
      if (kind.form) return forms[kind.form].words;
      return kind.pattern ? `a text like ${kind.pattern.source}` : 'a text';
    case 'message':
      return 'a text, or a list of texts';
    case 'number':
      return kind.min === undefined ? 'a number' : `a number of at least ${kind.min}`;
    case 'flag':
      return 'true or false';
    case 'word':
      return kind.words.join(' or ');
    case 'list':
      return 'a list';
    case 'dictionary':
    case 'entity':
      return 'an object';
    case 'either':
      return kind.kinds.map(expectedText).join(' or ');
    case 'parsed':
      return 'a text that the client can parse';
  }
}

const MOST = 40;
const short = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)}…` : text);

/** What a response has, in words. */
export function foundText(found: unknown): string {
  if (found === undefined) return 'missing';
  if (found === null) return 'null';
  if (typeof found === 'string') return `the text “${short(found)}”`;
  if (Array.isArray(found)) return 'a list';
  return typeof found === 'object' ? 'an object' : short(String(found));
}

/** What a player sees where a place cannot be read. The rows of dictionaries have names, which stand for `*`. */
export function effectOf(endpoint: keyof typeof effects, place: string): string | undefined {
  const known = effects[endpoint];
  const any = anyRow(place);
  const exact = known[any];
  if (exact) return exact;
  const pattern = (key: string) =>
    new RegExp(`^${key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('\\.\\*', '\\..+')}$`, 's');
  const keys = Object.keys(known).filter((one) => one.includes('.*') && pattern(one).test(any));
  const key = keys.sort((a, b) => b.length - a.length)[0];
  return key && known[key];
}

/** A loss in one line: the place, what is there, what is expected, and what the player sees. */
export function lossText(endpoint: keyof typeof effects, loss: Loss): string {
  const effect =
    loss.reason === 'form' ? 'it as it is' : effectOf(endpoint, loss.drops ?? loss.place);
  const expected = expectedText(loss.field.kind);
  const what = `${short(loss.place)} is ${foundText(loss.found)}, expected ${expected}`;
  return effect ? `${what}: the player sees ${effect}` : what;
}

import type { Catalogue } from './catalogue.ts';
import type { Translator } from './translate.ts';

/** A placeholder in a text of a catalogue. */
const PLACEHOLDER = /\{(\w+)\}/g;

/** The value of the placeholder `{text}` is any text, e.g. one of the host behind a label. */
const ANY_TEXT = 'text';

/** Points, digits, times, dates and lists of them, e.g. `12 · 34` or `04:00 PM`. */
const NUMERIC = /^[-+=×·₹\d.,:/ ]*( [AP]M)?$/;

/** Number of finished texts whose translations are kept; those of the screens in use are far fewer. */
const MOST_KNOWN = 500;

/** A text with placeholders, as a pattern of the finished texts that it gives. */
interface Pattern {
  readonly text: string;
  readonly names: readonly string[];
  readonly finished: RegExp;
}

function patternOf(text: string): Pattern {
  const names = Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name);
  const escaped = text.replace(/[.*+?^$|()[\]\\]/g, String.raw`\$&`);
  return { text, names, finished: new RegExp(`^${escaped.replace(PLACEHOLDER, '(.+?)')}$`, 's') };
}

/** Gets translations from a catalogue by the plural rules of its locale. */
export function createTranslator(locale: string, catalogue: Catalogue): Translator {
  const plurals = new Intl.PluralRules(locale);
  const patterns = Object.keys(catalogue)
    .filter((text) => text.includes('{'))
    .map(patternOf)
    // The more specific ones first.
    .sort((a, b) => b.text.length - a.text.length);
  const known = new Map<string, string>();

  const translate: Translator['translate'] = (text, count) => {
    const found = Object.hasOwn(catalogue, text) ? catalogue[text] : undefined;
    if (typeof found === 'object') return found[plurals.select(Number(count))] ?? found.other;
    return found ?? text;
  };

  /** A value of a finished text; undefined if the text cannot be one of the app. */
  function translateValue(name: string, value: string): string | undefined {
    if (NUMERIC.test(value)) return value;
    return find(value) ?? (name === ANY_TEXT ? value : undefined);
  }

  function fill({ text, names, finished }: Pattern, english: string): string | undefined {
    const match = finished.exec(english);
    if (!match) return undefined;
    const values: Record<string, string> = {};
    for (const [index, name] of names.entries()) {
      const value = translateValue(name, match[index + 1] ?? '');
      if (value === undefined) return undefined;
      values[name] = value;
    }
    return translate(text, values.count).replace(
      PLACEHOLDER,
      (_, name: string) => values[name] ?? '',
    );
  }

  /** The translation of a finished text of the app; undefined for any other text. */
  function find(english: string): string | undefined {
    if (Object.hasOwn(catalogue, english)) return translate(english, undefined);
    for (const pattern of patterns) {
      const text = fill(pattern, english);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  return {
    translate,
    translateFinished(english) {
      const before = known.get(english);
      if (before !== undefined) return before;
      const text = find(english) ?? english;
      if (known.size === MOST_KNOWN) known.clear();
      known.set(english, text);
      return text;
    },
  };
}

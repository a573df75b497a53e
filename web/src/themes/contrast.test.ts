import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from '../lib/contrast.ts';
import { mixed } from './host-colours.ts';

const themes = [
  'kalyan-matka-blue',
  'kalyan-matka-green-curved',
  'kalyan-matka-purple-gradient',
  'kalyan-matka-red-card',
  'satta-matka-blue',
  'satta-matka-dark',
];

/** Texts and states that stand on any of the grounds. */
const inks = ['ink', 'ink-2', 'ink-3', 'brand-ink', 'good', 'bad', 'warn', 'info'];
const grounds = [
  ...['page', 'surface', 'surface-2', 'brand-soft'],
  ...['info-soft', 'good-soft', 'bad-soft', 'warn-soft'],
];

/** Text on its ground, at least 4.5: every ink on every ground, and the inks that have their own ground. */
const texts: readonly (readonly [text: string, ground: string])[] = [
  ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-accent', 'accent'],
  ['on-bar', 'bar'],
  ['bar', 'on-bar'],
  ['on-bad', 'bad'],
  ['surface', 'ink'],
  ['surface', 'good'],
];

/** The edge of a control and the ring of the focus on their ground: at least 3. */
const edges = [
  ['line-strong', 'surface'],
  ['line-strong', 'page'],
  ['focus', 'surface'],
  ['focus', 'page'],
] as const;

type Tokens = ReadonlyMap<string, string>;

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

/** The custom properties of the rules whose selector ends as given, later ones over earlier ones. */
function tokensOf(css: string, selectorEnd: string): [string, string][] {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  return rules
    .filter(([, selector = '']) => selector.trim().endsWith(selectorEnd))
    .flatMap(([, , body = '']) => [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)])
    .map(([, name = '', value = '']) => [name, value]);
}

/** The selector of a theme, by the name of its file. */
const selectorOf = (theme: string): string =>
  `[data-theme="${theme.replace(/-./g, (part) => part.slice(1).toUpperCase())}"]`;

/** The tokens of the dark scheme in a theme. */
const ofScheme = (theme: string) => [
  ...tokensOf(read('dark.css'), ':root[data-scheme="dark"]'),
  ...tokensOf(read(`${theme}.css`), `:root${selectorOf(theme)}[data-scheme="dark"]`),
];

/** The tokens of the app in a theme, in the light scheme where it has one. */
const ofApp = (theme: string): Tokens =>
  new Map([
    ...tokensOf(read('../ui/tokens.css'), ':root'),
    ...tokensOf(read(`${theme}.css`), selectorOf(theme)),
    ...(theme === 'satta-matka-dark' ? ofScheme(theme) : []),
  ]);

/** The tokens of the signed-in app in the dark scheme of a theme, on a screen or in a dialog. */
const ofDark = (theme: string, place: 'screen' | 'dialog'): Tokens =>
  new Map([
    ...ofApp(theme),
    ...ofScheme(theme),
    ...(place === 'dialog' ? tokensOf(read('dark.css'), '[data-scheme="dark"] dialog') : []),
  ]);

/** The colours of its login and registration. */
const ofAuth = (theme: string): Tokens =>
  new Map([...ofApp(theme), ...tokensOf(read(`${theme}.css`), '[data-auth]')]);

/** The same in the dark scheme. */
const ofDarkAuth = (theme: string): Tokens =>
  new Map([...ofDark(theme, 'screen'), ...tokensOf(read(`${theme}.css`), '[data-auth]')]);

/** Every colour in the value of the first of these tokens that is set to one. */
function colours(tokens: Tokens, ...names: string[]): string[] {
  for (const name of names) {
    const value = tokens.get(name) ?? '';
    const reference = value.match(/^var\(--([\w-]+)\)$/)?.[1];
    const found = reference ? colours(tokens, reference) : (value.match(/#[0-9a-f]{6}/gi) ?? []);
    if (found.length > 0) return found;
  }
  return [];
}

/** The least contrast of a text with any colour of its ground. */
function least(tokens: Tokens, text: string[], ground: string[]): number {
  const [ink] = colours(tokens, ...text);
  const grounds = colours(tokens, ...ground);
  if (!ink || grounds.length === 0) throw new Error(`No colour for ${text} on ${ground}`);
  return Math.min(...grounds.map((each) => contrast(ink, each)));
}

/** The tokens that the style sheets of the app use for a property. */
function tokensSet(property: string): Set<string> {
  const sheets = globSync(join(import.meta.dirname, '../**/*.css'));
  const set = new RegExp(`[\\s;]${property}: var\\(--([\\w-]+)\\);`, 'g');
  return new Set(
    sheets.flatMap((path) =>
      Array.from(readFileSync(path, 'utf8').matchAll(set), ([, name = '']) => name),
    ),
  );
}

it('every text or background colour of the style sheets belongs to a checked pair', () => {
  const [text, ground] = [0, 1].map((at) => new Set(texts.map((pair) => pair[at])));
  const unknown = [
    ...[...tokensSet('color')].filter((name) => !text?.has(name)),
    ...[...tokensSet('background')].filter((name) => !ground?.has(name)),
  ];
  // Edges and shapes without text.
  const shapes = ['line', 'line-strong', 'scrim', 'on-brand'];
  expect(unknown.filter((name) => !shapes.includes(name))).toEqual([]);
});

/** The pairs of a list whose contrast is below the least that they need. */
function tooLow(tokens: Tokens, pairs: readonly (readonly [string, string])[], needed: number) {
  return pairs
    .map(([text, ground]) => ({
      pair: `${text} on ${ground}`,
      contrast: least(tokens, [text], [ground]),
    }))
    .filter((each) => each.contrast < needed);
}

/** The distance of two colours, by their parts from 0 to 255. */
function distance(a: string, b: string): number {
  const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const other = parts(b);
  return Math.hypot(...parts(a).map((part, n) => part - (other[n] ?? 0)));
}

describe.each(themes)('contrast of %s', (theme) => {
  it('the contrast of every text and every edge is sufficient', () => {
    expect(tooLow(ofApp(theme), texts, 4.5)).toEqual([]);
    expect(tooLow(ofApp(theme), edges, 3)).toEqual([]);
  });

  it('the contrast of the wallet in the bar is sufficient', () => {
    const [, share = ''] = read('../ui/app-bar.module.css').match(/var\(--on-bar\) (\d+)%/) ?? [];
    const tokens = ofApp(theme);
    const [ink = ''] = colours(tokens, 'on-bar');
    const [bar = ''] = colours(tokens, 'bar');
    expect(contrast(ink, mixed(ink, bar, Number(share)))).toBeGreaterThanOrEqual(4.5);
  });
});

const panel = ['auth-panel', 'auth-box', 'auth-page', 'surface'];

describe.each(themes)('login and registration of %s', (theme) => {
  describe.each([
    ['light', ofAuth],
    ['dark', ofDarkAuth],
  ] as const)('in %s', (_, tokensIn) => {
    it.each([
      ['the title', ['auth-ink', 'ink']],
      ['a label', ['field-label', 'ink-2']],
      ['an error', ['field-error', 'bad']],
      ['a prompt', ['brand-ink']],
    ])('the contrast of %s on the form is sufficient', (__, text) => {
      expect(least(tokensIn(theme), text, panel)).toBeGreaterThanOrEqual(4.5);
    });

    it('the contrast of the name on the head and of the button on the form is sufficient', () => {
      const tokens = tokensIn(theme);
      const hero = ['auth-hero', 'auth-box'];
      const ground = tokens.has('auth-hero') ? [...hero, 'auth-page'] : ['bar'];
      expect(least(tokens, ['auth-hero-ink', 'on-bar'], ground)).toBeGreaterThanOrEqual(4.5);
      expect(least(tokens, ['on-brand'], ['brand'])).toBeGreaterThanOrEqual(4.5);
      expect(least(tokens, ['focus'], panel)).toBeGreaterThanOrEqual(3);
    });
  });
});

describe.each(themes)('contrast of %s in the dark scheme', (theme) => {
  it.each(['screen', 'dialog'] as const)(
    'the contrast of every text and every edge is sufficient on a %s',
    (place) => {
      const tokens = ofDark(theme, place);
      expect(tooLow(tokens, texts, 4.5)).toEqual([]);
      expect(tooLow(tokens, edges, 3)).toEqual([]);
    },
  );

  it('the brand colour differs from the brand colours of the other themes', () => {
    const [brand = ''] = colours(ofDark(theme, 'screen'), 'brand');
    const others = themes.filter((each) => each !== theme);
    expect(others.map((each) => colours(ofDark(each, 'screen'), 'brand')[0])).not.toContain(brand);
  });
});

it('the colour of a choice differs from the colour of an error in every theme', () => {
  for (const theme of themes) {
    for (const tokens of [ofApp(theme), ofDark(theme, 'screen')]) {
      const [brand = '', bad = ''] = ['brand', 'bad'].map((name) => colours(tokens, name)[0]);
      expect(distance(brand, bad), theme).toBeGreaterThan(40);
    }
  }
});

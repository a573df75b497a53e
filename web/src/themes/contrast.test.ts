// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from '../ui/contrast.ts';

const themes = [
  'kalyan-matka-blue',
  'kalyan-matka-green-curved',
  'kalyan-matka-purple-gradient',
  'kalyan-matka-red-card',
  'satta-matka-blue',
  'satta-matka-dark',
];

/** Text on its ground: at least 4.5. */
const texts = [
  ['ink', 'page'],
  ['ink', 'surface'],
  ['ink', 'surface-2'],
  ['ink-2', 'page'],
  ['ink-2', 'surface'],
  ['ink-2', 'surface-2'],
  ['ink-3', 'page'],
  ['ink-3', 'surface'],
  ['ink-3', 'surface-2'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-accent', 'accent'],
  ['on-bar', 'bar'],
  ['brand-ink', 'surface'],
  ['brand-ink', 'page'],
  ['brand-ink', 'brand-soft'],
  ['ink-2', 'brand-soft'],
  ['surface', 'ink'],
  ['good', 'surface'],
  ['good', 'good-soft'],
  ['bad', 'surface'],
  ['bad', 'page'],
  ['bad', 'bad-soft'],
  ['on-bad', 'bad'],
  ['surface', 'good'],
  ['warn', 'warn-soft'],
] as const;

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

/** The tokens of the app in a theme. */
const ofApp = (theme: string): Tokens =>
  new Map([
    ...tokensOf(read('../ui/tokens.css'), ':root'),
    ...tokensOf(read(`${theme}.css`), '"]'),
  ]);

/** Those of its login and registration. */
const ofAuth = (theme: string): Tokens =>
  new Map([...ofApp(theme), ...tokensOf(read(`${theme}.css`), '[data-auth]')]);

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

/** What one rule of any style sheet sets as its text and ground, by the names of both tokens. */
function pairsOfRules(): string[] {
  const sheets = globSync(join(import.meta.dirname, '../**/*.css'));
  const rules = sheets.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/\{([^{}]*)\}/g)]);
  return rules.flatMap(([, body = '']) => {
    const [, text] = body.match(/[\s;]color: var\(--([\w-]+)\);/) ?? [];
    const [, ground] = body.match(/background: var\(--([\w-]+)\);/) ?? [];
    return text && ground ? [`${text} on ${ground}`] : [];
  });
}

it('every text that a style sheet puts on a ground is among the pairs', () => {
  const pairs = pairsOfRules();
  expect(pairs).toContain('on-bar on bar');
  const known = texts.map(([text, ground]) => `${text} on ${ground}`);
  expect([...new Set(pairs)].filter((pair) => !known.includes(pair))).toEqual([]);
});

/** A colour laid over another, `share` of it in percent. */
function mixed(over: string, ground: string, share: number): string {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mix = [1, 3, 5].map(
    (at) => (part(over, at) * share + part(ground, at) * (100 - share)) / 100,
  );
  return `#${mix.map((each) => Math.round(each).toString(16).padStart(2, '0')).join('')}`;
}

describe.each(themes)('contrast of %s', (theme) => {
  it.each(texts)('%s is readable on %s', (text, ground) => {
    expect(least(ofApp(theme), [text], [ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edges)('%s stands out from %s', (edge, ground) => {
    expect(least(ofApp(theme), [edge], [ground])).toBeGreaterThanOrEqual(3);
  });

  it('the wallet is readable on its place in the bar', () => {
    const [, share = ''] = read('../ui/app-bar.module.css').match(/var\(--on-bar\) (\d+)%/) ?? [];
    const tokens = ofApp(theme);
    const [ink = ''] = colours(tokens, 'on-bar');
    const [bar = ''] = colours(tokens, 'bar');
    expect(contrast(ink, mixed(ink, bar, Number(share)))).toBeGreaterThanOrEqual(4.5);
  });

  const panel = ['auth-panel', 'auth-box', 'auth-page', 'surface'];
  it.each([
    ['the title', ['auth-ink', 'ink']],
    ['a label', ['field-label', 'ink-2']],
    ['an error', ['field-error', 'bad']],
    ['a prompt', ['brand-ink']],
  ])('%s is readable on the form', (_, text) => {
    expect(least(ofAuth(theme), text, panel)).toBeGreaterThanOrEqual(4.5);
  });

  it('the name is readable on the head, the button on the form', () => {
    const tokens = ofAuth(theme);
    const hero = ['auth-hero', 'auth-box'];
    const ground = tokens.has('auth-hero') ? [...hero, 'auth-page'] : ['brand'];
    expect(least(tokens, ['auth-hero-ink', 'on-brand'], ground)).toBeGreaterThanOrEqual(4.5);
    expect(least(tokens, ['on-brand'], ['brand'])).toBeGreaterThanOrEqual(4.5);
    expect(least(tokens, ['focus'], panel)).toBeGreaterThanOrEqual(3);
  });
});

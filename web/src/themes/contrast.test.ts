import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

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
  ['ink-2', 'page'],
  ['ink-2', 'surface'],
  ['ink-2', 'surface-2'],
  ['ink-3', 'page'],
  ['ink-3', 'surface'],
  ['ink-3', 'surface-2'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-bar', 'bar'],
  ['brand-ink', 'surface'],
  ['brand-ink', 'page'],
  ['brand-ink', 'brand-soft'],
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

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

/** The custom properties of a style sheet, later ones over earlier ones. */
const tokensOf = (css: string) =>
  new Map([...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));

const tokensOfTheme = (theme: string) =>
  new Map([...tokensOf(read('../ui/tokens.css')), ...tokensOf(read(`${theme}.css`))]);

function colour(tokens: Map<string | undefined, string | undefined>, name: string): string {
  const value = tokens.get(name) ?? '';
  const reference = value.match(/^var\(--([\w-]+)\)$/)?.[1];
  return reference ? colour(tokens, reference) : value;
}

/** Relative luminance of `#rrggbb` after WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(themes)('contrast of %s', (theme) => {
  const tokens = tokensOfTheme(theme);
  const ratio = (a: string, b: string) => contrast(colour(tokens, a), colour(tokens, b));

  it.each(texts)('%s is readable on %s', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edges)('%s stands out from %s', (edge, ground) => {
    expect(ratio(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});

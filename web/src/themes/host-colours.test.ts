import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast } from '../lib/contrast.ts';
import { hostTokens } from './host-colours.ts';

const light = (primary_color: string, secondary_color = '') =>
  hostTokens({ primary_color, secondary_color }, 'light');
const dark = (primary_color: string) => hostTokens({ primary_color, secondary_color: '' }, 'dark');

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** Pairs of text and ground that the tokens of a host set, with the fixed grounds of a scheme. */
const pairs = [
  ['--on-brand', '--brand'],
  ['--on-brand', '--brand-strong'],
  ['--on-bar', '--bar'],
  ['--brand-ink', '--brand-soft'],
  ['--on-accent', '--accent'],
] as const;
/** Inks of the light scheme that no host changes. */
const inks = [
  '#0c1330',
  '#434b68',
  '#5a6280',
  '#0a6f3c',
  '#b81d28',
  '#b4380b',
  '#7c4f00',
  '#1d4ed8',
];
const LINE_STRONG = '#7d86a3';
const grounds = {
  light: ['#ffffff', '#f2f4fa'],
  dark: ['#151924', '#0b0d14', '#1e2433'],
} as const;

it('each colour of the host gets a readable text colour', { tags: ['@HOME-09'] }, () => {
  expect(light('#0b3d91', '#f4a300')).toMatchObject({
    '--brand': '#0b3d91',
    '--bar': '#0b3d91',
    '--on-brand': '#ffffff',
    '--accent': '#f4a300',
    '--on-accent': '#111111',
  });
  expect(light('#ffe14d', '#222222')).toMatchObject({
    '--brand': '#ffe14d',
    '--on-brand': '#111111',
    '--on-accent': '#ffffff',
  });
});

it.each(['light', 'dark'] as const)(
  'the contrast is sufficient with any colours of the host, in %s',
  (scheme) => {
    fc.assert(
      fc.property(hex, hex, (primary_color, secondary_color) => {
        const tokens = hostTokens({ primary_color, secondary_color }, scheme);
        for (const [text, ground] of pairs) {
          const least = contrast(tokens[text] ?? '', tokens[ground] ?? '');
          expect(least, `${text} on ${ground}`).toBeGreaterThanOrEqual(4.3);
        }
        for (const ground of grounds[scheme]) {
          expect(contrast(tokens['--brand-ink'] ?? '', ground)).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  },
);

it('the colours of the host tint the light backgrounds, and every text stays readable', () => {
  fc.assert(
    fc.property(hex, (primary_color) => {
      const tokens = light(primary_color);
      const [page = '', surface = ''] = [tokens['--page'], tokens['--surface-2']];
      for (const ink of [...inks, tokens['--brand-ink'] ?? '']) {
        for (const ground of [page, surface]) {
          expect(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
        }
      }
      expect(contrast(LINE_STRONG, page)).toBeGreaterThanOrEqual(3);
    }),
    { examples: [['#000000'], ['#ffffff'], ['#ff0000'], ['#00ff00'], ['#0000ff']] },
  );
});

it('the colour of errors is orange if the brand is red', () => {
  expect(light('#8f1d2c')['--bad']).toBe('#b4380b');
  expect(dark('#b3161f')['--bad']).toBe('#ff9a4d');
  expect(light('#0b3d91')).not.toHaveProperty('--bad');
});

it('the colours come from the theme if the host sends no valid colours', () => {
  expect(light('blue; --ink: red', '')).toEqual({});
  expect(hostTokens(undefined, 'dark')).toEqual({});
});

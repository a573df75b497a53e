import { contrast } from '../lib/contrast.ts';
import type { HostColours } from './homepage-colours.ts';

export type Scheme = 'light' | 'dark';

const WHITE = '#ffffff';
const BLACK = '#111111';
/** Minimum contrast of text, with a margin for its tinted background. */
const READABLE = 5.2;
/** The same for the lighter brand on dark surfaces. */
const READABLE_ON_DARK = 7.5;

/** Surfaces of the schemes, as in the tokens. */
const surfaces = { light: '#ffffff', dark: '#151924' } as const;
const DARK_BAR = '#101420';
const DARK_INK = '#f4f5f9';

const isHex = (value: string | undefined): value is string => /^#[0-9a-f]{6}$/i.test(value ?? '');
const partsOf = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** `share` percent of a colour over another. */
export function mixed(colour: string, over: string, share: number): string {
  const under = partsOf(over);
  const mix = partsOf(colour).map(
    (part, n) => (part * share + (under[n] ?? 0) * (100 - share)) / 100,
  );
  return `#${mix.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

const textColorOn = (ground: string): string =>
  contrast(ground, WHITE) >= contrast(ground, BLACK) ? WHITE : BLACK;

/** The colour, moved towards another until it is readable on a background. */
function readable(colour: string, ground: string, towards: string, least: number): string {
  for (let share = 100; share > 0; share -= 4) {
    const tried = mixed(colour, towards, share);
    if (contrast(tried, ground) >= least) return tried;
  }
  return towards;
}

/** Tells if a colour is a strong red, which marks errors elsewhere. */
function isRed(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = partsOf(hex);
  return red > 90 && red > 2.2 * Math.max(green, blue);
}

/** Orange for errors, beside a red brand. */
const orange = {
  light: { '--bad': '#b4380b', '--bad-soft': '#ffece0' },
  dark: { '--bad': '#ff9a4d', '--bad-soft': '#3d210b', '--on-bad': '#2a1400' },
} as const;

type Tokens = Record<string, string>;

function lightTokens(primary: string): Tokens {
  const ink = textColorOn(primary);
  const tint = (share: number) => mixed(primary, surfaces.light, share);
  const soft = tint(10);
  const brandInk = readable(primary, soft, BLACK, READABLE);
  return {
    '--brand': primary,
    '--on-brand': ink,
    '--brand-strong': mixed(primary, ink === WHITE ? '#000000' : WHITE, 84),
    '--brand-soft': soft,
    '--brand-ink': brandInk,
    '--focus': brandInk,
    '--bar': primary,
    '--on-bar': ink,
    // Replaces the tints of the theme.
    '--page': tint(5),
    '--surface-2': tint(9),
    '--line': tint(15),
  };
}

/** A colour in another lightness, from 0 to 1; hue and saturation stay. */
function withLightness(hex: string, lightness: number): string {
  const parts = partsOf(hex).map((part) => part / 255);
  const [most, least] = [Math.max(...parts), Math.min(...parts)];
  const middle = (most + least) / 2;
  const chroma = most - least;
  const saturation = chroma === 0 ? 0 : chroma / (1 - Math.abs(2 * middle - 1));
  const next = saturation * (1 - Math.abs(2 * lightness - 1));
  const moved = parts.map((part) => {
    const place = chroma === 0 ? 0.5 : (part - least) / chroma;
    return Math.round((lightness - next / 2 + place * next) * 255);
  });
  return `#${moved.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour, made light enough to be readable on a dark background. */
function lightened(colour: string, ground: string, least: number): string {
  for (let lightness = 0.4; lightness < 1; lightness += 0.02) {
    const tried = withLightness(colour, lightness);
    if (contrast(tried, ground) >= least) return tried;
  }
  return WHITE;
}

function darkTokens(primary: string): Tokens {
  const brand = lightened(primary, surfaces.dark, READABLE_ON_DARK);
  return {
    '--brand': brand,
    '--on-brand': readable(mixed(primary, BLACK, 30), brand, '#000000', READABLE),
    '--brand-strong': mixed(brand, WHITE, 80),
    '--brand-soft': mixed(brand, surfaces.dark, 12),
    '--brand-ink': brand,
    '--focus': brand,
    '--bar': mixed(brand, DARK_BAR, 18),
    '--on-bar': DARK_INK,
  };
}

/** Tokens for the host's two `#rrggbb` colours in a scheme, with readable text. The theme replaces an invalid colour. */
export function hostTokens(colours: HostColours, scheme: Scheme): Tokens {
  const { primary_color: primary, secondary_color: secondary } = colours ?? {};
  return {
    ...(isHex(primary) && {
      ...(scheme === 'dark' ? darkTokens(primary) : lightTokens(primary)),
      ...(isRed(primary) && orange[scheme]),
    }),
    ...(isHex(secondary) && { '--accent': secondary, '--on-accent': textColorOn(secondary) }),
  };
}

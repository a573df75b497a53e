// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { homeTokens } from './home-colours.ts';

const tokens = (primary_color: string, secondary_color: string, surface = '#ffffff') =>
  Object.fromEntries(homeTokens({ primary_color, secondary_color }, surface));

describe('the colours of the homepage configuration', () => {
  it('bring their readable ink with them', { tags: ['@HOME-09'] }, () => {
    expect(tokens('#0b3d91', '#f4a300')).toMatchObject({
      '--brand': '#0b3d91',
      '--on-brand': '#ffffff',
      '--brand-ink': '#0b3d91',
      '--accent': '#f4a300',
      '--on-accent': '#111111',
    });
    expect(tokens('#ffe14d', '#222222')).toMatchObject({
      '--on-brand': '#111111',
      '--on-accent': '#ffffff',
    });
  });

  it('colour no text that would not be readable on the surface', { tags: ['@HOME-09'] }, () => {
    expect(tokens('#ffe14d', '#222222')).not.toHaveProperty('--brand-ink');
    expect(tokens('#0b3d91', '#222222', '#151924')).not.toHaveProperty('--brand-ink');
  });

  it('are left to the theme when they are none', () => {
    expect(tokens('blue; --ink: red', '')).toEqual({});
    expect(homeTokens(undefined, '#ffffff')).toEqual([]);
  });
});

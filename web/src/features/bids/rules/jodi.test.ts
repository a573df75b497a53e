import { describe, expect, it } from 'vitest';
import { english } from '../../../testing/english.ts';
import { groupJodiFailure, jodiFailure, twoDigitsFailure } from './jodi.ts';

const anyJodi = { min_value: 0, max_value: 99 };

describe('a jodi', () => {
  it.each(['00', '05', '99'])('is accepted: %s', (jodi) => {
    expect(english(jodiFailure(jodi, anyJodi))).toBeUndefined();
  });
  it.each(['5', '123', ''])('needs two digits: “%s”', (jodi) => {
    expect(english(jodiFailure(jodi, anyJodi))).toBe(
      'Please enter exactly 2 digits for Jodi Digit',
    );
  });
  it.each(['09', '51'])('stays within the limits of the bet type: %s', (jodi) => {
    const limits = { min_value: 10, max_value: 50 };
    expect(english(jodiFailure(jodi, limits))).toBe('Please enter a jodi digit between 10 and 50');
    expect(
      english(jodiFailure('10', limits)) ?? english(jodiFailure('50', limits)),
    ).toBeUndefined();
  });
});

describe('Group Jodi', () => {
  it.each(['10', '55', '99'])('accepts %s', { tags: ['@GJ-02'] }, (jodi) => {
    expect(english(groupJodiFailure(jodi))).toBeUndefined();
  });
  it.each(['09', '00', '5', '123', ''])('rejects “%s”', { tags: ['@GJ-02'] }, (jodi) => {
    expect(english(groupJodiFailure(jodi))).toBe('Invalid Jodi');
  });
});

describe('Two Digits Panel', () => {
  it.each(['01', '00', '12', '99'])('accepts %s', { tags: ['@TDP-02'] }, (digits) => {
    expect(english(twoDigitsFailure(digits))).toBeUndefined();
  });
  it.each(['10', '21', '5', '123', ''])('rejects “%s”', { tags: ['@TDP-02'] }, (digits) => {
    expect(english(twoDigitsFailure(digits))).toBe('Invalid Digits');
  });
});

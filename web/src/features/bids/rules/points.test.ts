import { describe, expect, it } from 'vitest';
import { english } from '../../../testing/english.ts';
import { pointsFailure, readPoints } from './points.ts';

describe('points', () => {
  it.each(['1', '10', '0010', '10000'])('accepts %s', { tags: ['@VPTS-02'] }, (text) => {
    expect(english(pointsFailure(text))).toBeUndefined();
    expect(readPoints(text)).toBe(Number(text));
  });

  it.each(['', '0', '00000', '10001', '99999', '1.5', '-1', ' 5', '5e3'])(
    'rejects “%s”',
    { tags: ['@VPTS-02'] },
    (text) => {
      expect(english(pointsFailure(text))).toBe('Points must be between 1 to 10000');
      expect(readPoints(text)).toBeUndefined();
    },
  );
});

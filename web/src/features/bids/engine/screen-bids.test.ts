import { expect, it } from 'vitest';
import { openForTest } from '../../../testing/bid-screens.ts';
import { definition as jodiDigits } from '../screens/jodi-digits.ts';
import { sessionOf } from './screen-bids.ts';

it('the session of the bids is the type of the form, the default or close', {
  tags: ['@SUBMIT-31', '@SUBMIT-32', '@SUBMIT-33'],
}, () => {
  const screen = openForTest(jodiDigits);
  const { form } = screen.state;
  const withDefault = (default_direction?: 'open' | 'close') => {
    const { default_direction: _, ...config } = screen.betType.config;
    const betType = {
      ...screen.betType,
      config: { ...config, ...(default_direction && { default_direction }) },
    };
    return { ...screen, betType };
  };
  expect(sessionOf(withDefault('close'), { ...form, type: 'open' })).toBe('open');
  expect(sessionOf(withDefault('open'), { ...form, type: 'close' })).toBe('close');
  expect(sessionOf(withDefault('open'), { ...form, type: '' })).toBe('open');
  expect(sessionOf(withDefault(), { ...form, type: '' })).toBe('close');
});

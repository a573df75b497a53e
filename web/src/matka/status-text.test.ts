import { afterEach, expect, it } from 'vitest';
import { hi } from '../i18n/hi.ts';
import { mr } from '../i18n/mr.ts';
import { setLanguage } from '../i18n/translate.ts';
import { marketStatus } from './market-status.ts';
import { statusText } from './status-text.ts';

const known = Object.values(marketStatus);
afterEach(() => setLanguage('en'));

it('a status of the host is shown unchanged in English', () => {
  expect(known.map(statusText)).toEqual(known);
});

it.each([
  ['hi', hi, 'अभी चालू'],
  ['mr', mr, 'आत्ता सुरू'],
] as const)(
  'a known status is translated into %s, and any other status stays unchanged',
  (language, texts, running) => {
    setLanguage(language, texts);
    expect(statusText('Running now')).toBe(running);
    expect(new Set(known.map(statusText)).size).toBe(5);
    expect(known.filter((status) => statusText(status) === status)).toEqual([]);
    expect([statusText('On holiday'), statusText('running now')]).toEqual([
      'On holiday',
      'running now',
    ]);
  },
);

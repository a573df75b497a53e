import { expect, it } from 'vitest';
import { main } from './replay-cli.ts';

it('what a replay prints does not show the account', async () => {
  const printed: string[] = [];
  const print = (text: string) => printed.push(text);
  const env = { MATKA_MOBILE: '9876543210', MATKA_PASSWORD: 'secret-1' };
  const file = 'none/9876543210-secret-1.json';
  const output = { log: print, error: print };
  expect(await main([file, '--against', 'http://127.0.0.1:9'], env, output)).toBe(2);
  expect(printed).toEqual([expect.stringContaining('none/***-***.json')]);
});

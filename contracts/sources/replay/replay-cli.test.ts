import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderOfFile } from '../../../scripts/testing/temporary-folder.ts';
import { got, market } from '../../check/test-support.ts';
import { sessionText } from '../../session/session-file.ts';
import { main } from './replay-cli.ts';

const folder = folderOfFile();

it('the output of a replay does not show the account', async () => {
  const printed: string[] = [];
  const print = (text: string) => printed.push(text);
  const env = { MATKA_MOBILE: '9876543210', MATKA_PASSWORD: 'secret-1' };
  const file = 'none/9876543210-secret-1.json';
  const output = { log: print, error: print };
  expect(await main([file, '--against', 'http://127.0.0.1:9'], env, output)).toBe(2);
  expect(printed).toEqual([expect.stringContaining('none/***-***.json')]);
});

it.each(['json', 'markdown'])(
  'a replay that cannot write --%s stops before it begins',
  async (flag) => {
    const session = join(folder, 'session.json');
    writeFileSync(session, sessionText([got('/markets/', [market()])]));
    const printed: string[] = [];
    const print = (text: string) => printed.push(text);
    const loadMock = async () => {
      throw new Error('The mock is not asked.');
    };
    const args = [session, `--${flag}`, folder];
    expect(await main(args, {}, { log: print, error: print }, { loadMock })).toBe(2);
    expect(printed).toEqual([expect.stringContaining(`--${flag} ${folder} cannot be written: `)]);
  },
);

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../scripts/testing/temporary-folder.ts';
import { configName, withConfig } from './config-file.ts';
import { parseFlags } from './flags.ts';
import { defaultFlag, plainFlag, valueFlag, valuesFlag } from './help.ts';

const flags = {
  'base-url': valueFlag('URL', 'the host', 'MATKA_BASE_URL'),
  password: valueFlag('TEXT', 'the credential', 'MATKA_PASSWORD'),
  call: valuesFlag('TEXT', 'the calls'),
  timeout: defaultFlag('SECONDS', 'the limit', '10'),
  list: plainFlag('the plan'),
};

/** The flags of a command in a folder with a configuration. */
function read(config: string | object | undefined, args: string[] = [], env = {}) {
  const folder = temporaryFolder();
  const text = typeof config === 'string' ? config : JSON.stringify(config);
  if (config !== undefined) writeFileSync(join(folder, configName), text);
  return parseFlags(withConfig('verify', args, flags, env, folder), flags);
}

it('a configuration file gives the flags of its command', () => {
  const verify = {
    'base-url': 'https://a.example',
    call: ['/markets/', 'b'],
    timeout: 5,
    list: true,
  };
  expect(read({ verify, explore: { seed: 7 } })).toEqual({ ...verify, timeout: '5' });
  expect(read({ verify: { list: false } })).toEqual({ list: false, timeout: '10' });
  expect(read(undefined)).toEqual({ list: false, timeout: '10' });
  expect(read({})).toEqual({ list: false, timeout: '10' });
});

it('the command line decides before the environment, and that before a configuration file', () => {
  const verify = { 'base-url': 'https://file.example', call: ['a'], timeout: 5 };
  const args = ['--call', 'b', '--timeout=7', '--base-url=https://flag.example'];
  expect(read({ verify }, args)).toEqual({
    'base-url': 'https://flag.example',
    call: ['b'],
    timeout: '7',
    list: false,
  });
  expect(read({ verify }, [], { MATKA_BASE_URL: 'https://env.example' })).not.toHaveProperty(
    'base-url',
  );
});

it.each([
  ['{', 'it is not JSON.'],
  ['[]', 'it has no commands.'],
  [{ verfy: {} }, 'there is no command verfy. Did you mean verify?'],
  [{ verify: [] }, 'verify has no flags.'],
  [{ verify: { 'base-uri': 'x' } }, 'there is no flag base-uri. Did you mean base-url?'],
  [{ verify: { toString: 'x' } }, 'there is no flag toString.'],
  [{ verify: { list: 'yes' } }, 'list takes true or false.'],
  [{ verify: { timeout: [5] } }, 'timeout takes a text or a number.'],
  [{ verify: { call: [{}] } }, 'call takes texts.'],
  [{ verify: { password: 'x' } }, 'password is a secret. Use MATKA_PASSWORD instead.'],
])('a configuration file of %j is refused in one line', (config, message) => {
  expect(() => read(config)).toThrow(`${configName}: ${message}`);
});

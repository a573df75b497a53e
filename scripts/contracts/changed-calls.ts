import { execFileSync } from 'node:child_process';
import { type EndpointName, endpointNames } from '@matka/contracts/api/endpoints';
import { repoRoot } from '../lib/paths.ts';

/** Files of these names belong to other calls than that of their own name. */
const otherCalls: Readonly<Record<string, readonly EndpointName[]>> = {
  users: ['register', 'login', 'refresh'],
  player: ['login'],
  market: ['markets'],
  'bet-type': ['betTypes'],
  receipt: ['betting'],
  'betting-panas': ['betting'],
  'betting-errors': ['betting'],
  'bet-interactions': ['betting'],
  history: ['bettingHistory', 'bet', 'history'],
  'history-records': ['history'],
};

const fileNameOf = (call: EndpointName): string =>
  call.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The calls that files of a name belong to, and the consumer tests of each call. */
const callsByName: Readonly<Record<string, readonly EndpointName[]>> = {
  ...Object.fromEntries(endpointNames.map((call) => [fileNameOf(call), [call]])),
  ...otherCalls,
};

const parts = [
  'contracts/',
  'web/contract/',
  'web/src/api/',
  'mock-server/src/',
  'mock-server/contract/',
];

const nameOf = (path: string): string => (path.split('/').at(-1) ?? '').split('.')[0] ?? '';

/** The calls that changed files belong to; a file of no call in particular belongs to all. */
export function callsOf(paths: readonly string[]): EndpointName[] {
  const own = paths.filter((path) => parts.some((part) => path.startsWith(part)));
  const code = own.filter((path) => !path.endsWith('.md'));
  const calls = code.flatMap((path) => callsByName[nameOf(path)] ?? endpointNames);
  return endpointNames.filter((name) => calls.includes(name));
}

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: repoRoot, encoding: 'utf8' }).split('\n').filter(Boolean);

export const changedCalls = (): EndpointName[] =>
  callsOf([
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]);

export const consumerTestsOf = (calls: readonly EndpointName[]): string[] =>
  Object.entries(callsByName).flatMap(([name, own]) =>
    own.some((one) => calls.includes(one)) ? [`${name}.pact.test.ts`] : [],
  );

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParseArgsOptionsConfig } from 'node:util';
import { isObject } from '../reading/json.ts';
import { suggestion } from './closest.ts';
import { UsageError } from './flags.ts';
import { decodeText } from './json-text.ts';

/** The file in the working folder that gives flags to the commands: `{"verify": {"base-url": "…", "call": ["/markets/"]}}`. */
export const configName = 'matka-contracts.config.json';

const commands = ['verify', 'explore', 'record', 'drift', 'replay'] as const;
type Command = (typeof commands)[number];

const secret: readonly string[] = ['password', 'mpin', 'otp'];

type Flags = Readonly<Record<string, ParseArgsOptionsConfig[string] & { variable?: unknown }>>;

const refuse = (what: string): never => {
  throw new UsageError(`${configName}: ${what}`);
};

function sectionOf(file: string, command: Command): Record<string, unknown> {
  let config: unknown;
  try {
    config = JSON.parse(decodeText(readFileSync(file)).replace(/^\uFEFF/, ''));
  } catch (error) {
    return refuse(error instanceof SyntaxError ? 'it is not JSON.' : String(error));
  }
  if (!isObject(config)) return refuse('it has no commands.');
  const unknown = Object.keys(config).find((name) => !commands.some((one) => one === name));
  if (unknown !== undefined)
    refuse(`there is no command ${unknown}.${suggestion(unknown, commands)}`);
  const section = config[command] ?? {};
  return isObject(section) ? section : refuse(`${command} has no flags.`);
}

/** A value of the file as arguments of the command line. */
function argsOf(name: string, value: unknown, { type, multiple = false }: Flags[string]): string[] {
  const wrong = (takes: string) => refuse(`${name} takes ${takes}.`);
  if (type === 'boolean')
    return typeof value === 'boolean' ? (value ? [`--${name}`] : []) : wrong('true or false');
  const texts = multiple && Array.isArray(value) ? value : [value];
  if (texts.some((one) => typeof one !== 'string' && typeof one !== 'number'))
    return wrong(multiple ? 'texts' : 'a text or a number');
  return texts.map((one) => `--${name}=${one}`);
}

/**
 * The arguments of a command, after the arguments from the configuration file: the command line decides, then the environment,
 * then the file. Throws UsageError for a file that cannot be used, and for one with a secret.
 */
export function withConfig(
  command: Command,
  args: readonly string[],
  flags: Flags,
  env: NodeJS.ProcessEnv,
  folder = process.cwd(),
): string[] {
  const file = join(folder, configName);
  if (!existsSync(file)) return [...args];
  const isGiven = (name: string) =>
    args.some((one) => one === `--${name}` || one.startsWith(`--${name}=`)) ||
    Boolean(env[String(flags[name]?.variable)]);
  const added = Object.entries(sectionOf(file, command)).flatMap(([name, value]) => {
    if (secret.includes(name))
      return refuse(`${name} is a secret. Use MATKA_${name.toUpperCase()} instead.`);
    const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
    if (!flag) return refuse(`there is no flag ${name}.${suggestion(name, Object.keys(flags))}`);
    return isGiven(name) ? [] : argsOf(name, value, flag);
  });
  return [...added, ...args];
}

import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { readBoolean } from '@matka/contracts/cli/boolean';
import { parseFlags, UsageError } from '@matka/contracts/cli/flags';
import { shortened } from '@matka/contracts/cli/shortened';
import { defaultAppId } from '@matka/fixtures/players';
import type { AppOptions } from './app.ts';
import type { StartOptions } from './build-server.ts';
import { chosenStyles, HostStyleError } from './host-styles/host-styles.ts';
import { ownFolder } from './own-files.ts';
import type { Origins } from './plugins/cors.ts';
import {
  betsValue,
  portValue,
  scenarioValue,
  seedValue,
  type ValueKind,
  wordValue,
  worldsValue,
  worldTimeValue,
} from './worlds/world-values.ts';

export interface ServerOptions extends StartOptions {
  host: string;
  port: number;
  json: boolean;
  /** Prints each request on a line. */
  log: boolean;
  bets: number | undefined;
  /** The seed that drew the host styles. */
  styleSeed?: number;
  /** The mock outlives the process that started it. */
  detached: boolean;
}

/** Flags; each can be set by an environment variable too: `--db` by `MATKA_DB`. */
const flags = {
  port: { type: 'string' },
  host: { type: 'string' },
  json: { type: 'boolean' },
  log: { type: 'boolean' },
  seed: { type: 'string' },
  now: { type: 'string' },
  db: { type: 'string' },
  fresh: { type: 'boolean' },
  worlds: { type: 'string' },
  scenario: { type: 'string' },
  control: { type: 'string' },
  'control-hosts': { type: 'string' },
  secret: { type: 'string' },
  origins: { type: 'string' },
  web: { type: 'string' },
  'homepage-colours': { type: 'string' },
  'allow-production': { type: 'boolean' },
  bets: { type: 'string' },
  detached: { type: 'boolean' },
  'host-style': { type: 'string', multiple: true },
  'style-seed': { type: 'string' },
} as const;
type Flag = keyof typeof flags;

/** A value with the name of its flag or its variable. */
interface Given<Value> {
  name: string;
  value: Value;
}

const variableOf = (flag: Flag): string => `MATKA_${flag.toUpperCase().replaceAll('-', '_')}`;

/** The values of flags and environment; a flag wins. Throws a UsageError for an unknown flag. */
class Values {
  private readonly parsed: Partial<Record<Flag, string | boolean | string[]>>;
  private readonly environment: NodeJS.ProcessEnv;

  constructor(args: string[], environment: NodeJS.ProcessEnv) {
    this.parsed = parseFlags(args, flags);
    this.environment = environment;
  }

  text(flag: Flag): Given<string> | undefined {
    const given = this.parsed[flag];
    // A flag that may be repeated has a list.
    const own = Array.isArray(given) ? given.join(',') : given;
    if (typeof own === 'string') {
      if (own.trim() === '') throw new UsageError(`--${flag} needs a value.`);
      return { name: `--${flag}`, value: own };
    }
    const name = variableOf(flag);
    const value = this.environment[name];
    return value?.trim() ? { name, value } : undefined;
  }

  isOn(flag: Flag): boolean {
    return this.parsed[flag] === true || readBoolean(this.environment, variableOf(flag)) === true;
  }

  /** The value of a kind; `usual` if no value was given. */
  kind<Value, Usual>(flag: Flag, kind: ValueKind<Value>, usual: Usual): Value | Usual {
    const given = this.text(flag);
    if (given === undefined) return usual;
    return kind.read(given.value) ?? refuse(given, kind.takes, kind.hint?.(given.value));
  }

  number<Usual>(flag: Flag, kind: ValueKind<number>, usual: Usual): number | Usual {
    const read = (text: unknown) =>
      /^\d+$/.test(String(text)) ? kind.read(Number(text)) : undefined;
    return this.kind(flag, { ...kind, read }, usual);
  }

  /** The value that `read` makes of a text; `read` calls `refuse` for an invalid text. */
  of<Value, Usual>(flag: Flag, read: (given: Given<string>) => Value, usual: Usual): Value | Usual {
    const given = this.text(flag);
    return given === undefined ? usual : read(given);
  }
}

/** Throws a UsageError in one line that names the flag or the variable. */
function refuse({ name, value }: Given<string>, takes: string, hint = ''): never {
  throw new UsageError(`${name} takes ${takes}, not ${JSON.stringify(shortened(value))}.${hint}`);
}

function fileOf(db: string | undefined): string | undefined {
  if (db === ':memory:') return undefined;
  return db ?? fileURLToPath(new URL('../.local/mock.sqlite', ownFolder));
}

/** Host names with commas between them, without ports: mock-server,192.168.1.5. */
function hostNamesOf(given: Given<string>): string[] {
  const names = given.value.split(',').flatMap((name) => name.trim().toLowerCase() || []);
  const wrong = names.find((name) => !/^([a-z0-9._-]+|\[[0-9a-f:.]+\])$/.test(name));
  if (wrong === undefined) return names;
  return refuse({ ...given, value: wrong }, 'host names like mock-server,mock.example.org');
}

/** An origin as browsers write it, also of an app's own scheme: capacitor://localhost; undefined if it is invalid. */
function originOf(text: string): string | undefined {
  const { origin, protocol, host, href } = URL.parse(text) ?? {};
  const own = origin === 'null' ? `${protocol}//${host}` : origin;
  return host && !host.includes('*') && href?.replace(/\/$/, '') === own ? own : undefined;
}

/** `loopback`, `any`, or origins with commas between them: https://play.example.org,http://10.0.0.5:8080. */
function originsOf(given: Given<string>): Origins {
  const { value } = given;
  if (value === 'loopback' || value === 'any') return value;
  const origins = value.split(',').map((origin) => origin.trim());
  const wrong = origins.find((origin) => originOf(origin) === undefined);
  if (wrong === undefined) return origins.flatMap((origin) => originOf(origin) ?? []);
  const takes = 'loopback, any, or a list like https://play.example.org';
  return refuse({ ...given, value: wrong }, takes);
}

function webOf(given: Given<string>): string {
  if (/^https?:\/\/[^/\s?#]+\/?$/.test(given.value)) return given.value.replace(/\/$/, '');
  return refuse(given, 'an address like http://localhost:5173');
}

/** Two colours with a comma between them: #0b3d91,#f4a300. */
function themeOf(given: Given<string>): Pick<AppOptions, 'theme'> {
  const [, primary_color, secondary_color] =
    /^(#[0-9a-f]{6}),(#[0-9a-f]{6})$/i.exec(given.value) ?? [];
  if (primary_color && secondary_color) return { theme: { primary_color, secondary_color } };
  return refuse(given, 'two colours like #0b3d91,#f4a300');
}

/** The names of host styles with commas between them, or `random`. */
function hostStyleOf(values: Values): Pick<ServerOptions, 'hostStyle' | 'styleSeed'> {
  const given = values.text('host-style');
  const seed = values.number('style-seed', seedValue, undefined);
  const isRandom = given?.value === 'random';
  if (seed !== undefined && !isRandom)
    throw new UsageError(`${values.text('style-seed')?.name} belongs to --host-style random.`);
  if (!given) return {};
  const styleSeed = seed ?? randomInt(1_000_000);
  if (isRandom) return { hostStyle: chosenStyles({ random: styleSeed }), styleSeed };
  try {
    return { hostStyle: chosenStyles(given.value.split(',').map((name) => name.trim())) };
  } catch (error) {
    if (error instanceof HostStyleError) throw new UsageError(`${given.name}: ${error.message}`);
    throw error;
  }
}

const controlValue = wordValue(['loopback', 'any', 'off']);

/**
 * Options from flags, then environment variables, then defaults. Throws a UsageError for an unknown or invalid one, which
 * names the flag or the variable.
 */
export function readOptions(args: string[], environment: NodeJS.ProcessEnv): ServerOptions {
  const values = new Values(args, environment);
  if (environment.NODE_ENV === 'production' && !values.isOn('allow-production')) {
    throw new UsageError(
      'This is a mock with publicly known players: with NODE_ENV=production it starts only with --allow-production.',
    );
  }
  const db = values.text('db')?.value;
  const worlds = values.kind('worlds', worldsValue, 'open');
  return {
    host: values.text('host')?.value ?? '127.0.0.1',
    port: values.number('port', portValue, 4010),
    json: values.isOn('json'),
    log: values.isOn('log'),
    bets: values.number('bets', betsValue, undefined),
    detached: values.isOn('detached'),
    file: fileOf(db),
    isDefaultFile: db === undefined,
    fresh: values.isOn('fresh'),
    seed: values.number('seed', seedValue, 2026),
    now: values.kind('now', worldTimeValue, undefined),
    scenario: values.kind('scenario', scenarioValue, 'usual'),
    ofNewWorld: {
      scenario: values.text('scenario')?.name,
      seed: values.text('seed')?.name,
      now: values.text('now')?.name,
    },
    ...hostStyleOf(values),
    defaultWorld: worlds === 'named' ? undefined : defaultAppId,
    strict: worlds !== 'open',
    control: values.kind('control', controlValue, 'loopback'),
    controlHosts: values.of('control-hosts', hostNamesOf, []),
    secret: values.text('secret')?.value,
    web: values.of('web', webOf, undefined),
    ...values.of('homepage-colours', themeOf, {}),
    origins: values.of('origins', originsOf, 'loopback'),
  };
}

import { fileURLToPath } from 'node:url';
import { suggestion } from '@matka/contracts/cli/closest';
import { parseFlags, UsageError } from '@matka/contracts/cli/flags';
import { defaultAppId } from '@matka/fixtures/players';
import type { AppOptions } from './app.ts';
import type { Origins } from './plugins/cors.ts';
import { scenarioList } from './seeding/scenarios/scenarios.ts';
import { instantOfIso, isWorldTime, worldYears } from './shared/time.ts';

export interface ServerOptions extends AppOptions {
  host: string;
  port: number;
  json: boolean;
  /** Nobody named the file: where another mock has it open, this one may do without. */
  isDefaultFile: boolean;
  bets: number | undefined;
}

/** Maximum number of bets: a file of about 700 MB. */
const maxBets = 10_000_000;
const root = fileURLToPath(new URL('../../', import.meta.url));

/** Flags; each can be set by an environment variable too: `--db` by `MATKA_DB`. */
const flags = {
  port: { type: 'string' },
  host: { type: 'string' },
  json: { type: 'boolean' },
  seed: { type: 'string' },
  now: { type: 'string' },
  db: { type: 'string' },
  fresh: { type: 'boolean' },
  worlds: { type: 'string' },
  scenario: { type: 'string' },
  control: { type: 'string' },
  'control-hosts': { type: 'string' },
  'no-control': { type: 'boolean' },
  secret: { type: 'string' },
  origins: { type: 'string' },
  web: { type: 'string' },
  'homepage-colours': { type: 'string' },
  'allow-production': { type: 'boolean' },
  bets: { type: 'string' },
} as const;
type Flag = keyof typeof flags;
type Values = Partial<Record<Flag, string | boolean>>;

const variableOf = (flag: Flag): string => `MATKA_${flag.toUpperCase().replace('-', '_')}`;

function read(args: string[], environment: NodeJS.ProcessEnv): Values {
  const values: Values = {};
  for (const flag of Object.keys(flags) as Flag[]) {
    const text = environment[variableOf(flag)];
    if (text === undefined || text === '') continue;
    values[flag] = flags[flag].type === 'boolean' ? !['0', 'false', 'no'].includes(text) : text;
  }
  return { ...values, ...parseFlags(args, flags) };
}

/** Throws a UsageError in one line that names the flag. */
function refuse(flag: Flag, takes: string, value: unknown, hint = ''): never {
  throw new UsageError(`--${flag} takes ${takes}, not "${value}".${hint}`);
}

function wholeNumber(flag: Flag, value: string | boolean, max: number): number {
  const number = Number(value);
  if (/^\d+$/.test(String(value)) && number <= max) return number;
  return refuse(flag, `a whole number from 0 to ${max}`, value);
}

function oneOf<Choice extends string>(
  flag: Flag,
  value: string | boolean,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((known) => known === value);
  if (choice !== undefined) return choice;
  return refuse(flag, choices.join(', '), value, suggestion(String(value), choices));
}

/** An instant from a flag's text: ISO 8601 with its offset, e.g. 2026-11-20T12:00+05:30. */
function instant(value: string | boolean): number {
  const parsed = instantOfIso(String(value));
  if (/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:?\d{2})$/.test(String(value)) && isWorldTime(parsed)) {
    return parsed;
  }
  const { first, last } = worldYears;
  const example = '2026-11-20T12:00+05:30';
  return refuse('now', `a time of ${first} to ${last} with its offset, e.g. ${example}`, value);
}

function fileOf(db: string | boolean | undefined): string | undefined {
  if (db === ':memory:') return undefined;
  return db === undefined ? `${root}.local/mock.sqlite` : String(db);
}

function controlOf(values: Values): 'loopback' | 'any' | 'off' {
  if (values['no-control'] === true) return 'off';
  return oneOf('control', values.control ?? 'loopback', ['loopback', 'any', 'off']);
}

/** Host names with commas between them, without ports: mock-server,192.168.1.5. */
function hostNamesOf(text: string): string[] {
  const names = text.split(',').flatMap((name) => name.trim().toLowerCase() || []);
  const wrong = names.find((name) => !/^([a-z0-9._-]+|\[[0-9a-f:.]+\])$/.test(name));
  if (wrong === undefined) return names;
  return refuse('control-hosts', 'host names like mock-server,mock.example.org', wrong);
}

/** `loopback`, `any`, or origins with commas between them: https://play.example.org,http://10.0.0.5:8080. */
function originsOf(text: string): Origins {
  if (text === 'loopback' || text === 'any') return text;
  const origins = text.split(',').map((origin) => origin.trim());
  const wrong = origins.find((origin) => !/^https?:\/\/[^/\s?#]+$/.test(origin));
  if (wrong === undefined) return origins;
  return refuse('origins', 'loopback, any, or a list like https://play.example.org', wrong);
}

function webOf(text: string | boolean | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (/^https?:\/\/[^/\s?#]+\/?$/.test(String(text))) return String(text).replace(/\/$/, '');
  return refuse('web', 'an address like http://localhost:5173', text);
}

/** Two colours with a comma between them: #0b3d91,#f4a300. */
function themeOf(text: string | boolean | undefined): Pick<AppOptions, 'theme'> {
  if (text === undefined) return {};
  const [, primary_color, secondary_color] =
    /^(#[0-9a-f]{6}),(#[0-9a-f]{6})$/i.exec(String(text)) ?? [];
  if (primary_color && secondary_color) return { theme: { primary_color, secondary_color } };
  return refuse('homepage-colours', 'two colours like #0b3d91,#f4a300', text);
}

/** Options from flags, then environment variables, then defaults. Throws a UsageError for an unknown or invalid flag. */
export function readOptions(args: string[], environment: NodeJS.ProcessEnv): ServerOptions {
  const values = read(args, environment);
  if (environment.NODE_ENV === 'production' && values['allow-production'] !== true) {
    throw new UsageError(
      'This is a mock with publicly known players: with NODE_ENV=production it starts only with --allow-production.',
    );
  }
  const worlds = oneOf('worlds', values.worlds ?? 'open', ['open', 'strict', 'named']);
  return {
    host: String(values.host ?? '127.0.0.1'),
    port: wholeNumber('port', values.port ?? '4010', 65_535),
    json: values.json === true,
    bets: values.bets === undefined ? undefined : wholeNumber('bets', values.bets, maxBets),
    file: fileOf(values.db),
    isDefaultFile: values.db === undefined,
    fresh: values.fresh === true,
    seed: wholeNumber('seed', values.seed ?? '2026', 4_294_967_295),
    now: values.now === undefined ? undefined : instant(values.now),
    scenario: oneOf(
      'scenario',
      values.scenario ?? 'usual',
      scenarioList.map(({ id }) => id),
    ),
    defaultWorld: worlds === 'named' ? undefined : defaultAppId,
    strict: worlds !== 'open',
    control: controlOf(values),
    controlHosts: hostNamesOf(String(values['control-hosts'] ?? '')),
    secret: values.secret === undefined ? undefined : String(values.secret),
    web: webOf(values.web),
    ...themeOf(values['homepage-colours']),
    origins: originsOf(String(values.origins ?? 'loopback')),
  };
}

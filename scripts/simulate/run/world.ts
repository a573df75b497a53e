import { players } from '@matka/fixtures/players';
import type { Random } from './random.ts';

/** All values that are drawn before the first step of a run. */
export interface RunWorld {
  /** The host's time at the start, ISO 8601. */
  readonly start: string;
  readonly scenario: 'usual' | 'classic-half-sangam' | 'three-pages-of-history' | 'fresh';
  readonly grantType: 'password' | 'mpin' | 'otp';
  readonly theme: string;
  /** The host supports idempotency keys. */
  readonly keys: boolean;
  /** Life of access tokens in seconds. */
  readonly tokenSeconds: number;
  /** Phones by name: how far their clocks are ahead of the clock of the host, in milliseconds. */
  readonly devices: Readonly<Record<string, number>>;
}

const minute = 60_000;
const hour = 60 * minute;
const themes = [
  ...['kalyanMatkaBlue', 'kalyanMatkaGreenCurved', 'kalyanMatkaPurpleGradient'],
  ...['kalyanMatkaRedCard', 'sattaMatkaBlue', 'sattaMatkaDark'],
] as const;

/** Times of a day near an event: openings, closings, draws, midnight. */
const times = ['09:20', '10:25', '12:10', '14:40', '16:55', '18:02', '20:50', '23:40'] as const;

export function drawWorld(random: Random): RunWorld {
  const day = random.pick(['2026-11-20', '2026-11-21', '2026-11-29', '2026-11-30']);
  const skew = () =>
    random.weighted([
      [0, 5],
      [random.pick([-1, 1]) * random.below(90) * 1000, 2],
      [random.pick([-1, 1]) * 3 * hour, 1],
      [random.pick([-1, 1]) * 30 * hour, 1],
    ]);
  const names = random.chance(0.25) ? ['A', 'B'] : ['A'];
  return {
    start: `${day}T${random.pick(times)}:00+05:30`,
    scenario: random.weighted([
      ['usual', 8],
      ['classic-half-sangam', 2],
      ['three-pages-of-history', 2],
      ['fresh', 1],
    ] as const),
    grantType: random.weighted([
      ['password', 3],
      ['mpin', 2],
      ['otp', 2],
    ] as const),
    theme: random.pick(themes),
    keys: random.chance(0.6),
    tokenSeconds: random.weighted([
      [3600, 6],
      [400, 2],
      [45, 2],
    ]),
    devices: Object.fromEntries(names.map((name) => [name, skew()])),
  };
}

export function secretOf({ grantType }: RunWorld, mobile: string): string {
  const person = players.find((each) => each.mobile === mobile);
  return person?.[grantType] ?? '';
}

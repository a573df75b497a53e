import { betTypes, classicHalfSangam as classic } from '@matka/fixtures/bet-types';
import type { SeededBet, SeededOutcome } from '@matka/fixtures/history';
import { mainPlayer } from '@matka/fixtures/players';
import type { Db } from '../../db/database.ts';
import { moveWallet } from '../../db/ledger.ts';
import {
  type Market,
  putBetType,
  readMarkets,
  removeBetTypes,
  removeMarkets,
  saveManualDraw,
  setHolidays,
  setSuspended,
} from '../../db/markets.ts';
import { playerByMobile } from '../../db/players.ts';
import { updateStoredSettings, type WorldSpec } from '../../db/settings.ts';
import {
  bidsStopInstant,
  dayAfter,
  isHoliday,
  marketDayAt,
  resultInstant,
} from '../../markets/schedule.ts';
import { minute, second } from '../../shared/time.ts';
import { defaultTokenSettings } from '../../worlds/world.ts';
import type { Histories } from '../seed-players.ts';

/** A named state of a world: a change of the seed data. */
export interface Scenario {
  /** One sentence for the console and the README. */
  description: string;
  histories?: Histories;
  /** Runs at the end of the transaction that seeds the world. */
  apply?: (db: Db, spec: WorldSpec) => void;
}

const bet = (betTypeId: number, outcome: SeededOutcome): SeededBet => ({
  betTypeId,
  outcome,
  shape: 'single',
  points: 10,
  rawResult: false,
});
const ofMain = (bets: readonly SeededBet[]) => ({ [mainPlayer.mobile]: bets });
const cycle = <Value>(count: number, values: readonly Value[]): Value[] =>
  Array.from({ length: count }, (_, i) => values[i % values.length]).filter(
    (value) => value !== undefined,
  );

const kalyan = 'Kalyan Matka';

/** Sets the world's time: a fixed clock stays there, a real one continues from there. */
function startAt(db: Db, { clock }: WorldSpec, at: number): void {
  updateStoredSettings(db, { clock: { mode: clock.mode === 'fixed' ? 'fixed' : 'starting', at } });
}

/** The first instant of a kind that is not before the world's start, on a day on which all markets play. */
function nextInstant(db: Db, { at }: WorldSpec, moment: (market: Market, day: string) => number) {
  const markets = readMarkets(db);
  const market = markets.find(({ name }) => name === kalyan);
  if (!market) throw new Error(`The seed has no market ${kalyan}`);
  for (let day = marketDayAt(at); ; day = dayAfter(day)) {
    const plays = markets.every(({ schedule }) => !isHoliday(schedule, day));
    if (plays && moment(market, day) >= at) return moment(market, day);
  }
}

const at =
  (moment: (market: Market, day: string) => number) =>
  (db: Db, spec: WorldSpec): void =>
    startAt(db, spec, nextInstant(db, spec, moment));

/** Access tokens of a login are rejected, a refresh gives valid ones. */
const refusedAfterLogin = { ...defaultTokenSettings, generation: 1, loginGeneration: 0 };

const kalyanOf = (db: Db): number => readMarkets(db).find(({ name }) => name === kalyan)?.id ?? 0;

const every = 3;
const daysBack = 60;

const scenarios = {
  usual: { description: 'The default seed data.' },
  fresh: {
    description: 'No player has bet yet.',
    histories: {},
  },
  'before-the-draws': {
    description: 'Early in the market day: every market is Running now, nothing is drawn.',
    apply: at(({ schedule }, day) => resultInstant(schedule, day, 'open') - 8 * 60 * minute),
  },
  'closing-in-90-seconds': {
    description: 'Open bids of Kalyan Matka stop in 90 seconds.',
    apply: at(({ schedule }, day) => bidsStopInstant(schedule, day, 'open') - 90 * second),
  },
  'running-for-close': {
    description: 'Kalyan Matka is Running for close; its open result is due soon.',
    apply: at(({ schedule }, day) => bidsStopInstant(schedule, day, 'open') + 5 * minute),
  },
  'half-declared': {
    description: 'Kalyan Matka has its open result and waits for the close one.',
    apply: at(({ schedule }, day) => resultInstant(schedule, day, 'open') + 20 * minute),
  },
  'all-closed': {
    description: 'Ten past midnight: every market is Closed for today.',
    apply: at(({ schedule }, day) => resultInstant(schedule, day, 'close') + 6 * 60 * minute),
  },
  'won-yesterday': {
    description: 'The main player won one bet yesterday and lost another.',
    histories: ofMain([bet(1, 'won'), bet(1, 'lost')]),
  },
  'three-pages-of-history': {
    description: 'The main player has 25 bets, three pages: won, lost and PENDING.',
    histories: ofMain([
      ...cycle(18, [bet(1, 'won'), bet(5, 'lost'), bet(3, 'lost'), bet(20, 'lost')]),
      ...cycle(7, [bet(1, 'PENDING'), bet(5, 'PENDING'), bet(3, 'PENDING')]),
    ]),
  },
  'ten-thousand-bets': {
    description: 'The main player has ten thousand bets.',
    histories: ofMain(
      cycle(10_000, [bet(1, 'won'), bet(2, 'lost'), bet(5, 'lost'), bet(18, 'lost')]),
    ),
  },
  'balance-of-5': {
    description: 'The main player has 5 points left.',
    apply: (db, { at }) => {
      const player = playerByMobile(db, mainPlayer.mobile);
      if (!player) throw new Error('The seed has no main player');
      const amount = 500 - player.balance;
      moveWallet(db, { playerId: player.id, amount, at, kind: 'set', betId: null });
    },
  },
  'access-token-expired': {
    description: 'The access token of a login is rejected as expired; the refresh token is valid.',
    apply: (db) => updateStoredSettings(db, { tokens: refusedAfterLogin }),
  },
  'refresh-refused': {
    description: 'The access token of a login and all refresh tokens are rejected as expired.',
    apply: (db) =>
      updateStoredSettings(db, { tokens: { ...refusedAfterLogin, refreshRefused: true } }),
  },
  'chart-with-holes': {
    description: 'Every third day of SITA MORNING has no results, or no close result.',
    apply: (db, { at }) => {
      const market = readMarkets(db).find(({ name }) => name === 'SITA MORNING');
      if (!market) throw new Error('The seed has no market SITA MORNING');
      const hole = { marketId: market.id, pana: null };
      for (let ago = 1; ago <= daysBack; ago += every) {
        const day = dayAfter(marketDayAt(at), -ago);
        saveManualDraw(db, { ...hole, day, session: 'close' });
        if (ago % 2 === 1) saveManualDraw(db, { ...hole, day, session: 'open' });
      }
    },
  },
  'no-markets': {
    description: 'The app has no market.',
    histories: {},
    apply: (db) => removeMarkets(db),
  },
  'betting-is-closed': {
    description: 'Kalyan Matka has a holiday: Betting is closed.',
    histories: {},
    apply: (db) => setHolidays(db, kalyanOf(db), [0, 1, 2, 3, 4, 5, 6]),
  },
  'market-closed': {
    description: 'Kalyan Matka is suspended: Closed.',
    apply: (db) => setSuspended(db, kalyanOf(db), true),
  },
  'every-market-closed': {
    description: 'Every market is suspended: Closed.',
    apply: (db) => {
      for (const { id } of readMarkets(db)) setSuspended(db, id, true);
    },
  },
  'no-bet-types': {
    description: 'The app offers no bet types.',
    apply: (db) => removeBetTypes(db),
  },
  'unknown-bet-type': {
    description: 'One bet type has a code that no client knows.',
    apply: (db) =>
      putBetType(db, {
        id: 99,
        name: 'Starline Special',
        config: { code: 'starline_special', bet_direction: 'both' },
      }),
  },
  'choose-a-side': {
    description: 'No bet type has a default direction: the player must choose one.',
    apply: (db) => {
      for (const betType of betTypes) {
        const { default_direction: _, ...config } = betType.config;
        putBetType(db, { ...betType, config: { ...config, bet_direction: 'both' } });
      }
    },
  },
  'classic-half-sangam': {
    description:
      'Half Sangam is offered under its older code, half_sangam, instead of Half Sangam A.',
    apply: (db) => putBetType(db, classic),
  },
} satisfies Record<string, Scenario>;

export type ScenarioId = keyof typeof scenarios;

/** All scenarios with their descriptions, in the order of the console. */
export const scenarioList: readonly { id: ScenarioId; description: string }[] = (
  Object.keys(scenarios) as ScenarioId[]
).map((id) => ({ id, description: scenarios[id].description }));

export const isScenario = (id: string): id is ScenarioId => Object.hasOwn(scenarios, id);

/** The scenario of an id. Throws for an unknown one. */
export function scenarioOf(id: string): Scenario {
  if (!isScenario(id)) throw new Error(`Unknown scenario ${id}`);
  return scenarios[id];
}

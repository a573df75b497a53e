import {
  balanceOf5,
  fresh,
  tenThousandBets,
  threePagesOfHistory,
  wonYesterday,
} from './histories.ts';
import type { Scenario } from './scenario.ts';
import {
  accessTokenExpired,
  bettingIsClosed,
  chartWithHoles,
  chooseASide,
  classicHalfSangam,
  marketClosed,
  noBetTypes,
  noMarkets,
  refreshRefused,
  unknownBetType,
} from './states.ts';
import {
  allClosed,
  beforeTheDraws,
  closingIn90Seconds,
  halfDeclared,
  runningForClose,
} from './times.ts';

const scenarios = {
  usual: { description: 'The default seed data.' },
  fresh,
  'before-the-draws': beforeTheDraws,
  'closing-in-90-seconds': closingIn90Seconds,
  'running-for-close': runningForClose,
  'half-declared': halfDeclared,
  'all-closed': allClosed,
  'won-yesterday': wonYesterday,
  'three-pages-of-history': threePagesOfHistory,
  'ten-thousand-bets': tenThousandBets,
  'balance-of-5': balanceOf5,
  'access-token-expired': accessTokenExpired,
  'refresh-refused': refreshRefused,
  'chart-with-holes': chartWithHoles,
  'no-markets': noMarkets,
  'betting-is-closed': bettingIsClosed,
  'market-closed': marketClosed,
  'no-bet-types': noBetTypes,
  'unknown-bet-type': unknownBetType,
  'choose-a-side': chooseASide,
  'classic-half-sangam': classicHalfSangam,
} satisfies Record<string, Scenario>;

export type ScenarioId = keyof typeof scenarios;

/** All scenarios with their descriptions, in the order of the console. */
export const scenarioList: readonly { id: ScenarioId; says: string }[] = (
  Object.keys(scenarios) as ScenarioId[]
).map((id) => ({ id, says: scenarios[id].description }));

export const isScenario = (id: string): id is ScenarioId => Object.hasOwn(scenarios, id);

/** The scenario of an id. Throws for an unknown one. */
export function scenarioOf(id: string): Scenario {
  if (!isScenario(id)) throw new Error(`Unknown scenario ${id}`);
  return scenarios[id];
}

import { type Fields, fieldsIn, type Json, listIn } from './json.ts';

const detailsOf = (record: Fields): Fields => fieldsIn(record.bet_details);
const subBetsOf = (record: Fields): Fields[] => listIn(detailsOf(record).placed_bets).map(fieldsIn);
const statusOf = (record: Fields): string => String(detailsOf(record).bet_status).toLowerCase();

/** Odd Even has single digits of one session under the name jodi. */
const isOfBothResults = ({ jodi, digit, pana }: Fields): boolean =>
  jodi ? String(jodi).length === 2 : !digit && !pana;

/** The bet records that a change affects. */
export const bets = {
  'bet records': () => true,
  'pending bets': (record) => statusOf(record) === 'pending',
  'bets that did not win': (record) => statusOf(record) !== 'won',
  'bets with sub-bets': (record) => subBetsOf(record).length > 0,
  'bets with one sub-bet': (record) => subBetsOf(record).length === 1,
  'bets on both results': (record) => subBetsOf(record).every(isOfBothResults),
  'every second bet': ({ id }) => Number(id) % 2 === 1,
} satisfies Record<string, (record: Fields) => boolean>;

const isRunning = ({ current_status: status = null }: Fields): boolean =>
  ([6, 4] as Json[]).includes(status);
const isRunningForClose = ({ current_status_name: name }: Fields): boolean =>
  name === 'Running for close';

/** The markets of the list that a change affects, without markets that run for close only. */
export const markets = {
  'markets that run': (market) => isRunning(market) && !isRunningForClose(market),
  'markets that do not run': (market) => !isRunning(market) && !isRunningForClose(market),
} satisfies Record<string, (market: Fields) => boolean>;

export const isBetTarget = (target: unknown): target is keyof typeof bets =>
  typeof target === 'string' && Object.hasOwn(bets, target);

export const isMarketTarget = (target: unknown): target is keyof typeof markets =>
  typeof target === 'string' && Object.hasOwn(markets, target);

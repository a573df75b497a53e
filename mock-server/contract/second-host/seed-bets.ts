import type { Session } from '@matka/contracts/api/common';
import { betTypesOf, type HostBetType, type NumberName } from './bet-types.ts';
import { type Bet, balanceAt } from './bets.ts';
import { addDays } from './india-time.ts';
import {
  betsEndAt,
  type DrawNumbers,
  drawAt,
  type HostMarket,
  isDayOff,
  marketDayAt,
  phaseAt,
  resultAt,
} from './markets.ts';
import { kindOf, kindOfCode, panas } from './numbers.ts';

const minute = 60 * 1000;
/** How many days back seeded bets go. */
const daysBack = 25;

const betTypes = betTypesOf('own');

const ofCode = (code: string): HostBetType =>
  betTypes.find(({ config }) => config.code === code) ?? (betTypes[0] as HostBetType);

/** A place for a bet: a market day that is decided, and the session. */
interface Slot {
  market: HostMarket;
  day: string;
  session: Session;
  draw: DrawNumbers;
}

/** Market days that are over, the latest first. */
function slotsBefore(now: number, markets: readonly HostMarket[]): Slot[] {
  const today = marketDayAt(now);
  return Array.from({ length: daysBack }, (_, index) => addDays(today, -1 - index)).flatMap((day) =>
    markets
      .filter((market) => !isDayOff(market, day) && resultAt(market, day, 'close') <= now)
      .flatMap((market) =>
        (['close', 'open'] as const).map((session) => ({
          market,
          day,
          session,
          draw: drawAt(market, day, now),
        })),
      ),
  );
}

/** The numbers that win a slot; undefined where the bet type does not take them. */
function winning(betType: HostBetType, { session, draw }: Slot) {
  const { open_pana, open_digit, close_digit, close_pana } = draw;
  const pana = draw[`${session}_pana`] ?? '';
  const digit = draw[`${session}_digit`] ?? '';
  const kind = kindOfCode[betType.config.code];
  const { min_digit = 0 } = betType.config;
  const own: Partial<Record<NumberName, string | null>> = {
    digit,
    pana,
    jodi: betType.sent.jodi === 'digit' ? digit : `${open_digit}${close_digit}`,
    open_pana,
    open_digit,
    close_digit,
    close_pana,
  };
  if ('pana' in betType.sent && kind && kindOf(pana) !== kind) return undefined;
  if ('digit' in betType.sent && Number(digit) < min_digit) return undefined;
  const names = Object.keys(betType.sent) as NumberName[];
  return Object.fromEntries(names.map((name) => [name, own[name] ?? '']));
}

/** The next number of the same kind. */
function after(text: string): string {
  if (text.length === 1) return String((Number(text) % 9) + 1);
  if (text.length === 2) return String((Number(text) + 1) % 100).padStart(2, '0');
  const others = panas.filter((pana) => kindOf(pana) === kindOf(text));
  return others[(others.indexOf(text) + 1) % others.length] ?? text;
}

/** Numbers beside those that win. */
const losing = (numbers: Record<string, string>) =>
  Object.fromEntries(Object.entries(numbers).map(([name, text]) => [name, after(text)]));

interface Plan {
  code: string;
  wins: boolean;
  /** How many numbers the bet has. */
  stakes?: number;
  session?: Session;
  bare?: true;
  withResult?: true;
}

const codes = betTypes.map(({ config }) => config.code);

/** One decided bet of each type, and what records look like besides. */
const plans: readonly Plan[] = [
  ...codes.map((code, index): Plan => ({ code, wins: index % 3 === 0 })),
  { code: 'single_digits', wins: false, session: 'open', bare: true },
  { code: 'single_pana', wins: true, session: 'open', bare: true, withResult: true },
  { code: 'jodi_digits', wins: false, bare: true },
  { code: 'half_sangam_b', wins: false, bare: true },
  { code: 'sp_motor', wins: true, stakes: 3, withResult: true },
  { code: 'single_digits', wins: true, stakes: 2, session: 'open', withResult: true },
  { code: 'odd_even', wins: false, stakes: 2, bare: true, withResult: true },
];

type Draft = Omit<Bet, 'id' | 'before'>;

function decidedBet(plan: Plan, index: number, slots: readonly Slot[]): Draft[] {
  const betType = ofCode(plan.code);
  // Each bet looks from a place of its own, so that days and markets differ.
  const turned = [...slots.slice(index * 3), ...slots.slice(0, index * 3)];
  const slot = turned.find(
    (one) => one.session === (plan.session ?? one.session) && winning(betType, one),
  );
  const won = slot && winning(betType, slot);
  if (!won) return [];
  const session = betType.decidedAtClose ? 'close' : slot.session;
  const points = betType.decidedAtClose ? 1 + (index % 3) : 10 + index;
  let numbers = plan.wins ? won : losing(won);
  const stakes = Array.from({ length: plan.stakes ?? 1 }, (_, nth) => {
    if (nth > 0) numbers = losing(numbers);
    return { session, numbers, points: points + nth } as const;
  });
  return [
    {
      betType,
      market: slot.market,
      day: slot.day,
      placedAt: betsEndAt(slot.market, slot.day, 'open') - (20 + index) * minute,
      stakes,
      bare: plan.bare ?? false,
      withResult: plan.withResult ?? index % 4 === 0,
    },
  ];
}

const pendingStakes: readonly { code: string; numbers: Record<string, string> }[] = [
  { code: 'single_digits', numbers: { digit: '0' } },
  { code: 'single_pana', numbers: { pana: '140' } },
  { code: 'jodi_digits', numbers: { jodi: '05' } },
  { code: 'triple_pana', numbers: { pana: '000' } },
  { code: 'half_sangam_a', numbers: { open_digit: '0', close_pana: '388' } },
  { code: 'half_sangam_b', numbers: { open_pana: '550', close_digit: '4' } },
  { code: 'full_sangam', numbers: { open_pana: '127', close_pana: '690' } },
  { code: 'odd_even', numbers: { jodi: '8' } },
];

function pendingBets(now: number, markets: readonly HostMarket[]): Draft[] {
  const open = markets.filter((market) => phaseAt(market, now) === 'open');
  return pendingStakes.flatMap(({ code, numbers }, index) => {
    const market = open[index % open.length];
    const betType = ofCode(code);
    const session = betType.decidedAtClose || index % 2 === 1 ? 'close' : 'open';
    return market
      ? [
          {
            betType,
            market,
            day: marketDayAt(now),
            placedAt: now - (index + 1) * 4 * minute,
            stakes: [{ session, numbers, points: 5 + index } as const],
            bare: false,
            withResult: false,
          },
        ]
      : [];
  });
}

/** Numbers that no request gives: bets count on from here. */
export const firstBetId = 48_211;

const deposit = 5000;

function makeBets(now: number, markets: readonly HostMarket[]): Bet[] {
  const slots = slotsBefore(now, markets);
  const drafts = [
    ...plans.flatMap((plan, index) => decidedBet(plan, index, slots)),
    ...pendingBets(now, markets),
  ].sort((a, b) => a.placedAt - b.placedAt);
  const bets: Bet[] = [];
  for (const draft of drafts) {
    const before = balanceAt(deposit, bets, draft.placedAt);
    bets.push({ ...draft, id: firstBetId + bets.length * 3, before });
  }
  return bets;
}

/** By instant and number of markets. */
const made = new Map<string, readonly Bet[]>();

/** A player's deposit and bets of every type, in the order in which they were placed. */
export function seedBets(now: number, markets: readonly HostMarket[]) {
  const key = `${now} ${markets.map(({ name }) => name).join()}`;
  const bets = made.get(key) ?? makeBets(now, markets);
  made.set(key, bets);
  return { deposit, bets: [...bets] };
}

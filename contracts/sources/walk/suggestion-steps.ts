import { type OlderBetType, type SuggestingCode, sentIdOf } from '../../bet-types.ts';
import { panas } from '../../check/game/panas.ts';
import type { BetType } from '../../check/reader.ts';
import type { Random } from '../../random.ts';
import { readCatalogue } from './read-steps.ts';
import type { Steps } from './step.ts';

type Payload = Readonly<Record<string, unknown>>;
const digits = [...'0123456789'];
const kinds = ['SP', 'DP', 'TP'];

function someOf<T>(random: Random, values: readonly T[], fewest: number, most: number): T[] {
  const count = fewest + random.below(Math.max(1, most - fewest + 1));
  return random.shuffle(values).slice(0, count);
}

type Make = (random: Random, betType: BetType) => Payload;

const ankOf: Make = (random, { config: { min_digit: min, max_digit: max } }) => ({
  ank: min + random.below(max - min + 1),
});
const motor: Make = (random, { config: { min_digits: fewest, max_digits: most } }) => ({
  digits: someOf(random, digits, fewest, most),
});
const session = (random: Random) => ({ bet_type: random.pick(['open', 'close']) });

function choicePana(random: Random): Payload {
  const places = someOf(random, ['left_digit', 'middle_digit', 'right_digit'], 1, 2);
  const chosen = places.map((place) => [place, random.pick(digits)]);
  return { ...Object.fromEntries(chosen), types: someOf(random, kinds, 1, 3) };
}

const byCode: Readonly<Record<Exclude<SuggestingCode, OlderBetType['code']>, Make>> = {
  single_pana_bulk: ankOf,
  double_pana_bulk: ankOf,
  triple_pana: (random) => ({ pana: random.pick(digits).repeat(3), points: 5, ...session(random) }),
  penal_group: (random) => ({
    pana: random.pick(panas.filter((pana) => !pana.startsWith('0'))),
  }),
  red_bracket: (random) => ({ mode: random.pick(['half', 'full']) }),
  sp_dp_tp: (random, betType) => ({
    ...ankOf(random, betType),
    types: someOf(random, kinds, 1, 3),
  }),
  choice_pana: choicePana,
  sp_motor: motor,
  dp_motor: motor,
  group_jodi: (random) => ({ jodi: String(10 + random.below(90)) }),
  digits_based_jodi: (random) => {
    const side = random.below(3);
    return {
      left_digits: side === 0 ? [] : [random.pick(digits)],
      right_digits: side === 1 ? [] : [random.pick(digits)],
    };
  },
  odd_even: (random) => {
    const odd = random.below(2) === 0;
    return { add_odd_digits: odd, add_even_digits: !odd || random.below(2) === 0 };
  },
  two_digits_panel: (random) => ({
    two_digits: random.pick(digits) + random.pick(digits),
    ...session(random),
  }),
  half_sangam_a: (random) => ({
    sangam_type: 'A',
    pana: random.pick(panas),
    digit: random.pick(digits),
    bet_type: 'close',
  }),
  full_sangam: (random) => ({
    open_pana: random.pick(panas),
    close_pana: random.pick(panas),
    bet_type: 'close',
  }),
};

const legal: Readonly<Record<string, Make>> = byCode;

const illegal: Readonly<Partial<Record<string, readonly Payload[]>>> = {
  single_pana_bulk: [{ ank: 'x' }, { ank: 12 }],
  double_pana_bulk: [{ ank: 'x' }, {}],
  penal_group: [{ pana: '321' }, { pana: '12' }],
  sp_motor: [{ digits: ['1'] }, { digits: [] }],
  dp_motor: [{ digits: ['1', '2'] }],
  group_jodi: [{ jodi: '5' }, { jodi: 'xx' }],
  choice_pana: [{ types: ['SP'] }, { left_digit: '1', types: [] }],
  two_digits_panel: [{ two_digits: '7', bet_type: 'open' }],
};

/** A random payload that the rules allow, and sometimes one that they do not allow. */
function randomPayload(random: Random, betType: BetType): Payload {
  const { code } = betType.config;
  const bad = illegal[code];
  if (bad && random.below(6) === 0) return random.pick(bad);
  return legal[code]?.(random, betType) ?? {};
}

/** Steps that request suggestions, once for each type. */
export const suggestionSteps: Steps = {
  suggestions: async ({ hostSession, random }) => {
    const { state } = hostSession.check;
    if (!state.betTypes) await readCatalogue(hostSession);
    const offered = (state.betTypes ?? []).filter(({ config: { code } }) =>
      Object.hasOwn(legal, code),
    );
    const markets = state.markets ?? [];
    for (const betType of random.shuffle(offered)) {
      const payload = randomPayload(random, betType);
      const market = markets.length > 0 ? { market_id: random.pick(markets).id } : {};
      const body = { bet_type_id: sentIdOf(betType), ...market, payload };
      await hostSession.send({ method: 'POST', path: '/betting/suggestions/', body });
    }
  },
};

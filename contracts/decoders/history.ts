import { list, listById } from '../decoding/collections.ts';
import { either } from '../decoding/either.ts';
import { entity } from '../decoding/entities.ts';
import { defaulted, needed, optional } from '../decoding/fields.ts';
import { implied } from '../decoding/implied.ts';
import type { Decoded } from '../decoding/kinds.ts';
import { parsed } from '../decoding/parsed.ts';
import { textOf } from '../decoding/restricted-values.ts';
import { identifier, number, text } from '../decoding/values.ts';
import { digit, drawn, jodi, named, pagination, pana } from './common.ts';

const side = optional(implied(textOf('side')));
const sum = implied(number);

/** Single quotes become double ones, then it is JSON. */
const parsePythonDict = (dict: string): unknown => JSON.parse(dict.replaceAll("'", '"'));

const numbers = optional(either(list(text), text));

/** The result of a bet, a text written like a Python dict. */
const rawResult = parsed(
  parsePythonDict,
  entity({ processed_result: optional(entity({ digits: numbers, combinations: numbers })) }),
);

const placedBet = entity({
  bet_type: side,
  pana,
  digit,
  jodi,
  points: optional(sum),
  ...drawn,
});
export interface PlacedBet extends Decoded<typeof placedBet> {}

const betDetails = entity({
  bet_status: defaulted(implied(textOf('status')), ''),
  amount: defaulted(sum, 0),
  points: optional(number),
  before_amount: optional(sum),
  bet_type: side,
  jodi,
  result_data: optional(entity({ raw_result: optional(rawResult) })),
  placed_bets: optional(implied(list(placedBet)), []),
  ...drawn,
});

/** GET /betting/{id}/, and one entry of a history. */
export const betRecord = entity({
  id: defaulted(identifier, ''),
  market: named,
  bet_type: named,
  timestamps: defaulted(entity({ created_at: defaulted(implied(textOf('timestamp')), '') }), {
    created_at: '',
  }),
  calculated_values: optional(entity({ win_amount: optional(sum), net_profit: optional(sum) }), {}),
  bet_details: needed(betDetails),
});
export interface BetRecord extends Decoded<typeof betRecord> {}

/** GET /bets/history/ and GET /betting/history/. */
export const history = entity({ data: needed(implied(listById(betRecord))), pagination });
export interface History extends Decoded<typeof history> {}

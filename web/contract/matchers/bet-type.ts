import { MatchersV3 } from '@pact-foundation/pact';
import { id, text } from './primitives.ts';

const { string, integer, boolean, equal } = MatchersV3;

/** The common fields of all bet types. */
export const betType = {
  id: id(1),
  name: string('Single Digit'),
  config: {
    code: text('[a-z_]+', 'single_digits'),
    bet_direction: text('open|close|both', 'both'),
  },
};

/** The row of one bet type, with its id and code. */
export const rowOf = ({ id, config }: { id: number; config: { code: string } }) => ({
  id: equal(id),
  config: { code: equal(config.code) },
});

const flags = { bulk: boolean(false), requires_direction: boolean(true) };

/** Further fields of a configuration, by kind of bet type. */
export const configs = [
  { code: equal('single_digits'), default_direction: text('open|close', 'open'), ...flags },
  { code: equal('single_digits_bulk'), bulk: equal(true) },
  { code: equal('single_digits'), min_digit: integer(0), max_digit: integer(9) },
  { code: equal('jodi_digits'), min_value: integer(0), max_value: integer(99) },
  { code: equal('single_pana'), length: integer(3) },
  { code: equal('sp_motor'), min_digits: integer(4), max_digits: integer(6) },
].map((config, index) => ({ id: id(index + 1), config }));

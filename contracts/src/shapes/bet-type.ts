import { MatchersV3 } from '@pact-foundation/pact';
import { id } from './primitives.ts';

const { string, regex } = MatchersV3;

export const betType = {
  id: id(1),
  name: string('Single Digit'),
  config: {
    code: regex('[a-z_]+', 'single_digits'),
    bet_direction: regex('open|close|both', 'both'),
  },
};

import { MatchersV3 } from '@pact-foundation/pact';
import { money } from './primitives.ts';

const { string, regex } = MatchersV3;

export const user = {
  first_name: string('Asha'),
  last_name: string('Patil'),
  mobile_number: regex('[0-9]{10}', '9876543210'),
  points: money(10000),
};

export const tokens = { access: string('access-token'), refresh: string('refresh-token') };

import { MatchersV3 } from '@pact-foundation/pact';
import { filled, money, text } from './primitives.ts';

const { string } = MatchersV3;

export const user = {
  first_name: string('Asha'),
  last_name: string('Patil'),
  name: string('Asha Patil'),
  mobile_number: text('[0-9]{10}', '9876543210'),
  points: money(10000),
};

export const tokens = { access: filled('access-token'), refresh: filled('refresh-token') };

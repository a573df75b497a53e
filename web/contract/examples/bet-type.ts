import { exactly } from '@matka/contracts/pact/example';

export const betType = {
  id: 1,
  name: 'Single Digit',
  config: { code: 'single_digits', bet_direction: 'both' },
};

export const rowOf = ({ id, config }: { id: number; config: { code: string } }) => ({
  id: exactly(id),
  config: { code: exactly(config.code) },
});

/** Further fields of a configuration, by kind of bet type. */
export const configs = [
  { code: exactly('single_digits'), default_direction: 'open', min_digit: 0, max_digit: 9 },
  { code: exactly('single_digits_bulk'), bulk: exactly(true), requires_direction: true },
  { code: exactly('jodi_digits'), min_value: 0, max_value: 99 },
  { code: exactly('single_pana'), length: 3 },
  { code: exactly('sp_motor'), min_digits: 4, max_digits: 6 },
].map((config, index) => ({ id: index + 1, config }));

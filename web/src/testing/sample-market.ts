import { Market } from '@matka/contracts/api/markets';
import { read } from '@matka/contracts/reading/read';

const { value: sample } = read(Market, {
  id: 7,
  name: 'Kalyan Matka',
  open_time: '16:00:00',
  close_time: '18:00:00',
  open_result_time: '16:10:00',
  close_result_time: '18:10:00',
  current_status: 6,
  current_status_name: 'Running now',
  open_pana: '123',
  open_digit: '6',
});
if (!sample) throw new Error('The sample market cannot be read.');

/** A running market with an open result; members can be replaced. */
export const sampleMarket = (members: Partial<Market> = {}): Market => ({ ...sample, ...members });

import { Market } from '../api/markets.ts';
import { placeText } from '../reading/place.ts';
import { sampleOf } from '../reading/sample.ts';
import { checkExchanges } from './check.ts';
import type { Exchange, ExchangeRequest, ExchangeResponse } from './exchange.ts';

/** The time at which a test places a bet. */
export const now = '2026-11-20T12:00:00+05:30';

/** Noon of 20 November 2026 in India. */
const noon = '2026-11-20T06:30:00.000Z';

/** A token that the check has not seen issued. */
const token = 'foreign';

/** A response of a host in JSON, with a status of 200 unless another is given. */
export const json = (body: unknown, status = 200): ExchangeResponse => ({
  status,
  contentType: 'application/json',
  body,
});

/** A request of the player with its response. */
export const exchange = (
  request: Partial<ExchangeRequest> & { path: string },
  response: ExchangeResponse,
): Exchange => ({
  at: noon,
  request: { method: 'GET', query: [], token, ...request },
  response,
});

/** A list or record as the player reads it; the query is part of the path. */
export function got(address: string, body: unknown, status = 200): Exchange {
  const [path = '', search = ''] = address.split('?');
  return exchange({ path, query: [...new URLSearchParams(search)] }, json(body, status));
}

/** A body that the player sends. */
export const posted = (path: string, sent: unknown, body: unknown, status = 200): Exchange =>
  exchange({ method: 'POST', path, body: sent }, json(body, status));

/** A running market with the changes of a test. */
export const market = (more: object = {}) => ({
  ...sampleOf(Market),
  name: 'Surya Day',
  open_time: '15:50:00',
  close_time: '17:50:00',
  open_result_time: '16:00:00',
  close_result_time: '18:00:00',
  open_pana: null,
  open_digit: null,
  close_digit: null,
  close_pana: null,
  ...more,
});

/** A bet type of a host's list. */
export const betType = (id: number, code: string, name: string, more: object = {}) => ({
  id,
  name,
  config: { code, bet_direction: 'both', ...more },
});

interface Parts {
  id?: number;
  type?: string;
  at?: string;
  details?: object;
  values?: object;
}

/** A record of a bet of 10 points on a jodi, with the changes of a test. */
export const record = ({
  id = 41,
  type = 'Jodi',
  at = '2026-11-20T11:00:00+05:30',
  details,
  values,
}: Parts = {}) => ({
  id,
  market: { name: 'Surya Day' },
  bet_type: { name: type },
  timestamps: { created_at: at },
  calculated_values: { win_amount: null, net_profit: null, ...values },
  bet_details: {
    bet_status: 'PENDING',
    amount: 10,
    before_amount: 100,
    placed_bets: [{ jodi: '05', points: 10, bet_type: 'close' }],
    ...details,
  },
});

/** A page with the whole list. */
export const page = (...data: object[]) => ({
  data,
  pagination: { current_page: 1, has_previous: false, has_next: false, total_pages: 1 },
});

/** The findings of a session as texts: `GET /markets/ $[0].id is missing …`. */
export function said(...exchanges: Exchange[]) {
  const { findings } = checkExchanges(exchanges).report();
  const of = (wanted: string) =>
    findings
      .filter(({ kind }) => kind === wanted)
      .map(({ call, place, text }) => `${call} ${placeText(place)} ${text}`);
  return { failures: of('failure'), notes: of('note') };
}

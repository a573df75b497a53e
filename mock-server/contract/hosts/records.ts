import { each, type Fields, fieldsIn, type Json, listIn } from '../../src/host-styles/json.ts';
import { type Host, type HostRequest, isSuccess, type Transformer } from './host.ts';
import { allOf, bodies, edits } from './transform.ts';

/** The two lists of bets. */
export const histories = ['history', 'bettingHistory'] as const;

/** Changes each bet record, wherever it is shown. */
export function records(change: (record: Fields) => Fields): Transformer {
  const edit = (record: Json) => change(fieldsIn(record));
  return allOf(edits('bet', '', edit), edits(histories, 'data.*', edit));
}

/** Changes the details of each bet record. */
export const details = (change: (details: Fields, record: Fields) => Fields): Transformer =>
  records((record) => ({
    ...record,
    bet_details: change(fieldsIn(record.bet_details), record),
  }));

/** Changes the rows of each page of the histories. */
export const rows = (change: (rows: Json[], asked: HostRequest) => Json[]): Transformer =>
  bodies(histories, (body, asked) => each('data', (list) => change(listIn(list), asked))(body));

/** Reads one page of a history of the player who asks. */
export async function pageOf(
  host: Host,
  { headers, url }: HostRequest,
  page: number,
): Promise<Json[]> {
  const other = new URL('/bets/history/', url);
  for (const [name, value] of url.pathname.endsWith('/history/') ? url.searchParams : [])
    if (name !== 'page') other.searchParams.append(name, value);
  other.searchParams.set('page', String(page));
  const answer = await host({ method: 'GET', url: other, headers });
  return isSuccess(answer) ? listIn(fieldsIn(answer.body).data) : [];
}

/** All bets that a list has, the latest first. */
export async function allRows(host: Host, asked: HostRequest): Promise<Json[]> {
  const rows: Json[] = [];
  for (let page = 1; ; page += 1) {
    const own = await pageOf(host, asked, page);
    if (own.length === 0) return rows;
    rows.push(...own);
  }
}

/** The requested page of the list. */
export const pageAsked = ({ url }: Pick<HostRequest, 'url'>): number =>
  Number(url.searchParams.get('page') ?? 1);

/** The numbers and sessions in a bet and in its sub-bets. */
export const inSubBets =
  (change: (bet: Fields) => Fields) =>
  (record: Fields): Fields => {
    const own = fieldsIn(record.bet_details);
    const placed = listIn(own.placed_bets).map((bet) => change(fieldsIn(bet)));
    return { ...record, bet_details: { ...change(own), placed_bets: placed } };
  };

export const statusOf = (record: Fields): string =>
  String(fieldsIn(record.bet_details).bet_status).toLowerCase();

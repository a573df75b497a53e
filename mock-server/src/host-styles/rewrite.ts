import {
  type Answer,
  type Asked,
  endpointAsked,
  type Host,
  isSuccess,
  type Transformer,
} from './host.ts';
import { each, type Fields, fieldsIn, inOrder, type Json, listIn } from './json.ts';
import { allRows, histories, pageAsked } from './records.ts';
import { allOf, asked, edits, requestBodies } from './transform.ts';

export const bearerOf = ({ headers }: Asked): string | undefined =>
  headers.authorization?.replace(/^Bearer /, '');

/** A token as a host shows it; `use` counts those that were shown before. */
export type ShownToken = (token: string, kind: 'access' | 'refresh', use: number) => string;

/** The rules of a host for the tokens that it shows. */
export interface TokenRules {
  shown?: ShownToken;
  uses?: number;
  endsSessions?: boolean;
}

const refused: Answer = {
  status: 401,
  headers: { 'content-type': 'application/json' },
  body: { detail: 'Token is invalid or expired' },
};

/** A host with tokens of its own. */
export const tokens =
  ({
    shown = (token) => token,
    uses = Number.POSITIVE_INFINITY,
    endsSessions,
  }: TokenRules): Transformer =>
  (host) => {
    const known = new Map<string, { token: string; left: number }>();
    let count = 0;
    const issue = (kind: 'access' | 'refresh') => (token: Json) => {
      count += 1;
      const one = shown(String(token), kind, count);
      known.set(one, { token: String(token), left: kind === 'access' ? uses : count + uses });
      return one;
    };
    return async (asked) => {
      const endpoint = endpointAsked(asked);
      const bearer = known.get(bearerOf(asked) ?? '');
      if (bearer && bearer.left <= 0) return refused;
      if (bearer) bearer.left -= 1;
      const { refresh, ...others } = fieldsIn(asked.body);
      const given = known.get(String(refresh));
      if (endpoint === 'refresh' && refresh !== undefined && !given) return refused;
      const answer = await host({
        ...asked,
        ...(bearer && {
          headers: { ...asked.headers, authorization: `Bearer ${bearer.token}` },
        }),
        ...(given && { body: { ...others, refresh: given.token } }),
      });
      if (!isSuccess(answer) || (endpoint !== 'login' && endpoint !== 'refresh')) return answer;
      if (endpoint === 'login' && endsSessions) known.clear();
      const access = issue('access');
      const change = inOrder(
        each('tokens.access', access),
        each('tokens.refresh', issue('refresh')),
        each('access', access),
      );
      return { ...answer, body: change(answer.body) };
    };
  };

/** The bytes of a JSON web token's claims, changed. */
export function withClaims(token: string, change: (claims: Fields) => Fields): string {
  const [header, payload = '', signature] = token.split('.');
  const claims: Fields = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const changed = Buffer.from(JSON.stringify(change(claims))).toString('base64url');
  return [header, changed, signature].join('.');
}

/** Other ids of bets, in lists and in addresses. */
export function betIds(write: (id: number) => Json, read: (id: string) => string): Transformer {
  const change = (id: Json) => write(Number(id));
  return allOf(
    asked('bet', (request) => {
      const [, , id = ''] = request.url.pathname.split('/');
      const url = new URL(`/betting/${read(decodeURIComponent(id))}/`, request.url);
      return { ...request, url };
    }),
    edits('bet', 'id', change),
    edits(histories, 'data.*.id', change),
  );
}

/** Other ids of markets, or of bet types, wherever they are sent. */
export function catalogueIds(
  of: 'markets' | 'betTypes',
  write: (id: number) => Json,
  read: (id: Json) => number,
): Transformer {
  const [sent, shown] =
    of === 'markets' ? ['market_id', 'bet_details.market.id'] : ['bet_type_id', 'bet_type.id'];
  const change = (id: Json) => write(Number(id));
  return allOf(
    requestBodies('all', (body) => fieldsIn(each(sent, read)(body))),
    edits(of, '*.id', change),
    edits('all', shown, change),
  );
}

/** Other names of markets, wherever they are sent. */
export function marketNames(names: Readonly<Record<string, string>>): Transformer {
  const pairs = Object.entries(names);
  const replaced = (text: string, from: 0 | 1, quote = (name: string) => name) =>
    pairs.reduce(
      (next, pair) => next.replaceAll(quote(pair[from]), quote(pair[1 - from] ?? '')),
      text,
    );
  return (host) => async (asked) => {
    const url = new URL(asked.url);
    const query = [...url.searchParams].map(([name, value]): [string, string] => [
      name,
      replaced(value, 1),
    ]);
    url.search = new URLSearchParams(query).toString();
    const answer = await host({ ...asked, url });
    const text = replaced(JSON.stringify(answer.body), 0, (name) => JSON.stringify(name));
    return { ...answer, body: JSON.parse(text) };
  };
}

const invalidPage = (answer: Answer): Answer => ({
  ...answer,
  status: 404,
  body: { detail: 'Invalid page.' },
});

function pageIn(rows: readonly Json[], page: number, size: number, answer: Answer): Answer {
  const total = Math.max(1, Math.ceil(rows.length / size));
  if (page > total) return invalidPage(answer);
  const pagination = {
    current_page: page,
    has_previous: page > 1,
    has_next: page < total,
    total_pages: total,
  };
  return { ...answer, body: { data: rows.slice((page - 1) * size, page * size), pagination } };
}

function firstPage(host: Host, asked: Asked): Promise<Answer> {
  const url = new URL(asked.url);
  url.searchParams.set('page', '1');
  return host({ ...asked, url });
}

/** Histories in pages of another size. */
export const pagesOf =
  (size: number, calls: readonly string[] = histories): Transformer =>
  (host) => {
    /** Lists as far as they were read, until the next bet. */
    const lists = new Map<string, Promise<Json[]>>();
    return async (asked) => {
      const [page, endpoint] = [pageAsked(asked), endpointAsked(asked)];
      if (endpoint === 'betting') lists.clear();
      const isList = calls.some((one) => one === endpoint);
      if (!isList || !Number.isInteger(page) || page < 1) return host(asked);
      const answer = await firstPage(host, asked);
      if (!isSuccess(answer)) return answer;
      const query = new URLSearchParams(asked.url.search);
      query.delete('page');
      const key = `${asked.headers.authorization} ${asked.url.pathname} ${query}`;
      const rows = lists.get(key) ?? allRows(host, asked);
      lists.set(key, rows);
      return pageIn(await rows, page, size, answer);
    };
  };

/** A list of rates in pages of another size. */
export const ratePagesOf =
  (size: number): Transformer =>
  (host) =>
  async (asked) => {
    if (endpointAsked(asked) !== 'payouts') return host(asked);
    const answer = await firstPage(host, asked);
    if (!isSuccess(answer)) return answer;
    return pageIn(listIn(fieldsIn(answer.body).data), pageAsked(asked), size, answer);
  };

/** A host that knows no idempotency keys. */
export const withoutKeys = asked('betting', (request) => {
  const { 'idempotency-key': _, ...headers } = request.headers;
  return { ...request, headers };
});

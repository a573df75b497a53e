import { each, type Fields, fieldsIn, inOrder, type Json } from '../../src/host-styles/json.ts';
import {
  endpointAsked,
  type Host,
  type HostRequest,
  type HostResponse,
  isSuccess,
  type Transformer,
} from './host.ts';
import { allRows, histories, pageAsked } from './records.ts';
import { asked } from './transform.ts';

export const bearerOf = ({ headers }: HostRequest): string | undefined =>
  headers.authorization?.replace(/^Bearer /, '');

const refused: HostResponse = {
  status: 401,
  headers: { 'content-type': 'application/json' },
  body: { detail: 'Token is invalid or expired' },
};

/** A host that shows changed tokens. */
export const tokens =
  (shown: (token: string) => string): Transformer =>
  (host) => {
    const known = new Map<string, string>();
    const issue = (token: Json) => {
      const one = shown(String(token));
      known.set(one, String(token));
      return one;
    };
    return async (asked) => {
      const endpoint = endpointAsked(asked);
      const bearer = known.get(bearerOf(asked) ?? '');
      const { refresh, ...others } = fieldsIn(asked.body);
      const given = known.get(String(refresh));
      if (endpoint === 'refresh' && refresh !== undefined && !given) return refused;
      const answer = await host({
        ...asked,
        ...(bearer && {
          headers: { ...asked.headers, authorization: `Bearer ${bearer}` },
        }),
        ...(given && { body: { ...others, refresh: given } }),
      });
      const paths = ['tokens.access', 'tokens.refresh', 'access', 'refresh'];
      if (!isSuccess(answer) || (endpoint !== 'login' && endpoint !== 'refresh')) return answer;
      return { ...answer, body: inOrder(...paths.map((path) => each(path, issue)))(answer.body) };
    };
  };

/** A JSON web token with other claims; any other token as it is. */
export function withClaims(token: string, change: (claims: Fields) => Fields): string {
  const [header, payload, signature] = token.split('.');
  if (payload === undefined) return token;
  const claims: Fields = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const changed = Buffer.from(JSON.stringify(change(claims))).toString('base64url');
  return [header, changed, signature].join('.');
}

/** A host with other names of markets in every response. */
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

const invalidPage = (answer: HostResponse): HostResponse => ({
  ...answer,
  status: 404,
  body: { detail: 'Invalid page.' },
});

function pageIn(
  rows: readonly Json[],
  page: number,
  size: number,
  answer: HostResponse,
): HostResponse {
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

function firstPage(host: Host, asked: HostRequest): Promise<HostResponse> {
  const url = new URL(asked.url);
  url.searchParams.set('page', '1');
  return host({ ...asked, url });
}

/** A host with histories in pages of another size. */
export const pagesOf =
  (size: number, calls: readonly string[] = histories): Transformer =>
  (host) => {
    /** A host that repeats the lists that were read, until the next bet. */
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

/** A host without idempotency keys. */
export const withoutKeys = asked('betting', (request) => {
  const { 'idempotency-key': _, ...headers } = request.headers;
  return { ...request, headers };
});

import type { HostVariant } from './host-variant.ts';

/** Rows per page of this host's histories. */
const rowsPerPage = 7;

/** Names of the mock's markets on this host. */
const marketNames: Readonly<Record<string, string>> = {
  'Kalyan Matka': 'Surya Bazar',
  'Milan Day': 'Ganga Day',
  'SITA MORNING': 'USHA MORNING',
};

function withOtherNames(value: unknown): unknown {
  if (typeof value === 'string') return marketNames[value] ?? value;
  if (Array.isArray(value)) return value.map(withOtherNames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [marketNames[key] ?? key, withOtherNames(inner)]),
  );
}

/** Adds fields that the contract does not know and reverses the order of keys. */
function withExtraFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withExtraFields);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).map(([key, one]) => [key, withExtraFields(one)] as const);
  const isMap = inner.some(([, one]) => Array.isArray(one)) && !('id' in value);
  const extra = isMap ? [] : [['uuid', '5e7c'] as const, ['meta', { version: 3 }] as const];
  return Object.fromEntries([...inner, ...extra].reverse());
}

const historyPath = /^\/(bets|betting)\/history\//;

type Page = { data: unknown[]; pagination: { has_next: boolean } };

/** Serves a history in pages of seven rows. */
async function withOwnPages(
  path: string,
  get: (path: string) => Promise<unknown>,
): Promise<unknown> {
  const url = new URL(path, 'http://host');
  if (!historyPath.test(url.pathname)) return undefined;
  const current = Number(url.searchParams.get('page') ?? 1);
  const all: unknown[] = [];
  for (let page = 1; ; page += 1) {
    url.searchParams.set('page', String(page));
    const { data, pagination } = (await get(url.pathname + url.search)) as Page;
    all.push(...data);
    if (!pagination.has_next) break;
  }
  const total_pages = Math.max(1, Math.ceil(all.length / rowsPerPage));
  return {
    data: all.slice((current - 1) * rowsPerPage, current * rowsPerPage),
    pagination: {
      current_page: current,
      has_previous: current > 1,
      has_next: current < total_pages,
      total_pages,
    },
  };
}

/**
 * A host that conforms to the contract and differs in everything that it leaves open: base path, market names, extra
 * fields, page size, order of keys, status 201 for a placed bet.
 */
export const alternativeHost: HostVariant = {
  basePath: '/api/v9',
  rewritePath: (path) =>
    Object.entries(marketNames).reduce(
      (rewritten, [inside, outside]) =>
        rewritten.replaceAll(
          new URLSearchParams({ x: outside }).toString().slice(2),
          encodeURIComponent(inside),
        ),
      path,
    ),
  respond: withOwnPages,
  rewriteResponse: (endpoint, outgoing) => ({
    ...outgoing,
    status: endpoint === 'betting' && outgoing.status === 200 ? 201 : outgoing.status,
    body: withExtraFields(withOtherNames(outgoing.body)),
  }),
};

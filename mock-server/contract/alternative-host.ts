import type { HostVariant } from './host-variant.ts';

/** Rows on a page of this host's histories. */
const rowsPerPage = 7;

/** The markets of the house under names of this host. */
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

/** Fields that the contract does not know, and every object's keys the other way round. */
function withExtraFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withExtraFields);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).map(([key, one]) => [key, withExtraFields(one)] as const);
  const isMap = inner.some(([, one]) => Array.isArray(one)) && !('id' in value);
  const extra = isMap ? [] : [['uuid', '5e7c'] as const, ['meta', { version: 3 }] as const];
  return Object.fromEntries([...inner, ...extra].reverse());
}

const paged = /^\/(bets|betting)\/history\//;

type Page = { data: unknown[]; pagination: { has_next: boolean } };

/** All rows of a history, cut into pages of seven. */
async function withOwnPages(
  path: string,
  get: (path: string) => Promise<unknown>,
): Promise<unknown> {
  const url = new URL(path, 'http://host');
  if (!paged.test(url.pathname)) return undefined;
  const wanted = Number(url.searchParams.get('page') ?? 1);
  const all: unknown[] = [];
  for (let page = 1; ; page += 1) {
    url.searchParams.set('page', String(page));
    const { data, pagination } = (await get(url.pathname + url.search)) as Page;
    all.push(...data);
    if (!pagination.has_next) break;
  }
  const total_pages = Math.max(1, Math.ceil(all.length / rowsPerPage));
  return {
    data: all.slice((wanted - 1) * rowsPerPage, wanted * rowsPerPage),
    pagination: {
      current_page: wanted,
      has_previous: wanted > 1,
      has_next: wanted < total_pages,
      total_pages,
    },
  };
}

/**
 * A host that keeps the contract and looks different in all that it leaves open: below a path, other names, fields
 * besides, seven rows on a page, another order of keys, 201 where something was made.
 */
export const alternativeHost: HostVariant = {
  basePath: '/api/v9',
  rewritePath: (path) =>
    Object.entries(marketNames).reduce(
      (asked, [inside, outside]) =>
        asked.replaceAll(
          new URLSearchParams({ x: outside }).toString().slice(2),
          encodeURIComponent(inside),
        ),
      path,
    ),
  respond: withOwnPages,
  rewriteResponse: (call, outgoing) => ({
    ...outgoing,
    status: call === 'betting' && outgoing.status === 200 ? 201 : outgoing.status,
    body: withExtraFields(withOtherNames(outgoing.body)),
  }),
};

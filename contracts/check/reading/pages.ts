import type { Pagination } from '../../api/common.ts';
import { type ExchangeRequest, parameter } from '../exchange.ts';
import { type Part, part } from '../finding.ts';

/** The page that a request asks for, 1 by default; undefined for a text that is not a number. */
export function pageOf(request: ExchangeRequest): number | undefined {
  const text = parameter(request, 'page') ?? '1';
  return /^-?\d+$/.test(text) ? Number(text) : undefined;
}

/** The fields of a pagination that contradict the requested page, or its own number of pages. */
export function pageParts(pagination: Pagination, request: ExchangeRequest): Part[] {
  const page = pageOf(request);
  const { total_pages: total } = pagination;
  // Hosts answer a missing page in many ways.
  if (page === undefined || page < 1 || page > Math.max(1, total)) return [];
  const expected = { current_page: page, has_previous: page > 1, has_next: page < total };
  return Object.entries(expected).flatMap(([name, wanted]) => {
    const found = pagination[name as keyof typeof expected];
    if (found === wanted) return [];
    const text = `is ${found} on page ${page} of ${total}`;
    return [part(['pagination', name], text, `${wanted}`, 'is led to other pages than there are')];
  });
}

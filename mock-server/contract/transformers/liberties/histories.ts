import { fieldsIn, listIn, set } from '../edit.ts';
import { histories } from '../records.ts';
import { betIds, pagesOf } from '../rewrite.ts';
import { allOf, answers, bodies, drops, edits } from '../transform.ts';
import type { Liberties } from './liberty.ts';

const uuid = '6f1d0c52-9b7e-4e0a-8a63-';

/** What a host may do with the pages of its histories. */
export const historyLiberties: Liberties = {
  'no-bets': { scenario: 'fresh' },
  'few-bets': { scenario: 'won-yesterday' },
  'little-in-the-wallet': { scenario: 'balance-of-5' },
  'pages-of-50': pagesOf(50),
  'pages-of-2': pagesOf(2),
  'histories-of-two-page-sizes': pagesOf(25, ['bettingHistory']),
  'one-page-without-pagination': allOf(pagesOf(5000), drops(histories, 'pagination')),
  'pages-beyond-the-end-are-empty': answers(histories, (answer, { url }) =>
    answer.status === 404 && Number(url.searchParams.get('page')) > 1
      ? {
          ...answer,
          status: 200,
          body: {
            data: [],
            pagination: {
              current_page: Number(url.searchParams.get('page')),
              has_previous: true,
              has_next: false,
              total_pages: 1,
            },
          },
        }
      : answer,
  ),
  'more-about-pages': edits(histories, 'pagination', (own) => ({
    ...fieldsIn(own),
    current_page: String(fieldsIn(own).current_page),
    total_pages: String(fieldsIn(own).total_pages),
    count: 33,
  })),
  'no-pages-of-nothing': {
    scenario: 'fresh',
    transform: bodies(histories, (body) =>
      listIn(fieldsIn(body).data).length > 0 ? body : set('pagination.total_pages', 0)(body),
    ),
  },
  'bet-ids-as-uuids': betIds(
    (id) => uuid + String(id).padStart(12, '0'),
    (id) => String(id.startsWith(uuid) ? Number(id.slice(uuid.length)) : id),
  ),
  'big-bet-ids': betIds(
    (id) => 4e14 + id,
    (id) => String(Number(id) > 4e14 ? Number(id) - 4e14 : id),
  ),
};

import { each, fieldsIn, listIn, set, without } from '../edit.ts';
import { histories } from '../records.ts';
import { betIds, pagesOf } from '../rewrite.ts';
import { allOf, answers, bodies } from '../transform.ts';
import type { Liberties } from './liberty.ts';

const uuid = '6f1d0c52-9b7e-4e0a-8a63-';

/** What a host may do with the pages of its histories. */
export const historyLiberties: Liberties = {
  'no-bets': { sentence: 'A player may have no bets.', scenario: 'fresh' },
  'few-bets': { sentence: 'A player may have bets of one day.', scenario: 'won-yesterday' },
  'little-in-the-wallet': {
    sentence: 'A player may have next to nothing in the wallet.',
    scenario: 'balance-of-5',
  },
  'pages-of-50': {
    sentence: 'A page of a history may hold any number of bets, fifty for example.',
    transform: pagesOf(50),
  },
  'pages-of-2': { sentence: 'A page may hold two bets.', transform: pagesOf(2) },
  'histories-of-two-page-sizes': {
    sentence: 'The two histories may have pages of different sizes.',
    transform: pagesOf(25, ['bettingHistory']),
  },
  'one-page-without-pagination': {
    sentence: 'A history without pagination is one page.',
    transform: allOf(pagesOf(5000), bodies(histories, without('pagination'))),
  },
  'pages-beyond-the-end-are-empty': {
    sentence: 'A page beyond the last one may be empty, or an error of the class 4xx.',
    transform: answers(histories, (answer, { url }) =>
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
  },
  'more-about-pages': {
    sentence: 'The pagination may say more than is read, and its numbers may be texts.',
    transform: bodies(
      histories,
      each('pagination', (own) => ({
        ...fieldsIn(own),
        current_page: String(fieldsIn(own).current_page),
        total_pages: String(fieldsIn(own).total_pages),
        count: 33,
      })),
    ),
  },
  'no-pages-of-nothing': {
    sentence: 'A history without a bet may have no page.',
    scenario: 'fresh',
    transform: bodies(histories, (body) =>
      listIn(fieldsIn(body).data).length > 0 ? body : set('pagination.total_pages', 0)(body),
    ),
  },
  'bet-ids-as-uuids': {
    sentence: 'The ids of bets may be texts such as UUIDs.',
    transform: betIds(
      (id) => uuid + String(id).padStart(12, '0'),
      (id) => String(id.startsWith(uuid) ? Number(id.slice(uuid.length)) : id),
    ),
  },
  'big-bet-ids': {
    sentence: 'The ids of bets may have fifteen digits.',
    transform: betIds(
      (id) => 4e14 + id,
      (id) => String(Number(id) > 4e14 ? Number(id) - 4e14 : id),
    ),
  },
};

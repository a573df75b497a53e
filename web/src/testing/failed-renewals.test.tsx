import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ApiServer, type Handler, startApi } from './api-server.ts';
import { openApp } from './open-app.tsx';
import { sampleMarket } from './sample-market.ts';
import { sampleRecord } from './sample-record.ts';
import { signInForTest } from './signed-in.ts';

const user = userEvent.setup({ delay: null });
const markets = [sampleMarket(), sampleMarket({ id: 8, name: 'SITA MORNING' })];

/** The ways in which a request fails that is to renew what is shown. */
const failures: readonly (readonly [string, Awaited<ReturnType<Handler>>])[] = [
  ['the connection drops', 'drop'],
  ['the host is down', { status: 503, body: {} }],
  ['the response is of another kind', { body: { data: 7 } }],
];

const won = (page: number) =>
  sampleRecord({ bet_status: 'won', amount: page }, { win_amount: 95 * page });
const pageOf = (page: number) => ({
  body: {
    data: [{ ...won(page), id: page }],
    pagination: { current_page: page, has_previous: page > 1, has_next: page < 3, total_pages: 3 },
  },
});

let api: ApiServer;
let failure: Awaited<ReturnType<Handler>> | undefined;

beforeEach(async () => {
  localStorage.clear();
  failure = undefined;
  signInForTest();
  api = await startApi(({ path, query }) => {
    if (failure !== undefined) return failure;
    if (path === '/bets/history/')
      return pageOf(Number(new URLSearchParams(query).get('page') ?? 1));
    return { body: path === '/markets/' ? markets : [] };
  });
});
afterEach(() => api.close());

const press = async (name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

describe.each(failures)('when %s', (_, failed) => {
  it.each([
    ['/bid-history', 'list', 'Bids', '2'],
    ['/win-history', 'list', /2026/, '2'],
    ['/passbook', 'table', /./, '2 / 3'],
  ] as const)('%s keeps its page, and Retry turns it', async (path, role, name, second) => {
    await openApp(path);
    const before = (await screen.findByRole(role, { name })).textContent;
    failure = failed;
    await press('Next');
    const alert = await screen.findByRole('alert');
    const list = screen.getByRole(role, { name });
    expect(list.textContent).toBe(before);
    expect(list.closest('[data-old]')).not.toBeNull();
    expect(alert.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    for (const turn of ['Prev', 'Next']) {
      expect(screen.getByRole<HTMLButtonElement>('button', { name: turn }).disabled).toBe(true);
    }
    failure = undefined;
    await press('Retry');
    const pager = within(screen.getByRole('navigation', { name: 'Pages' }));
    await waitFor(() => expect(pager.getByText(second)).toBeTruthy());
    expect(document.querySelector('[data-old]')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('home keeps its markets, and chart and filter have them', async () => {
    await openApp('/home');
    const list = () => screen.findByRole('list', { name: 'Markets' });
    await list();
    failure = failed;
    await press('Refresh');
    await screen.findByText('Error loading markets');
    const names = within(await list()).getAllByRole('heading');
    expect(names.map((name) => name.textContent)).toEqual(['Kalyan Matka', 'SITA MORNING']);
    expect(names[0]?.closest('[data-old]')).not.toBeNull();
    await user.click(screen.getByRole('link', { name: /All Bids/ }));
    await press(/Filter/);
    const filter = within(await screen.findByRole('dialog'));
    expect(filter.getByRole('checkbox', { name: 'SITA MORNING' })).toBeTruthy();
    await user.click(filter.getByRole('button', { name: 'CANCEL' }));
    await user.click(screen.getByRole('link', { name: /Home/ }));
    await press('Menu');
    await press('Charts');
    expect(await screen.findByRole('option', { name: 'SITA MORNING' })).toBeTruthy();
  });
});

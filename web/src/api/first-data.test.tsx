import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { clearSession } from '../auth/sign-out.ts';
import { config } from '../config.ts';
import type { ApiResponse } from '../testing/api-server.ts';
import { configOf, homeHost } from '../testing/home-host.ts';
import { openApp } from '../testing/open-app.tsx';
import { signInForTest } from '../testing/signed-in.ts';
import { takeFirstData } from './first-data.ts';
import { readAccessToken } from './tokens.ts';

const home = homeHost();
afterEach(() => {
  globalThis.matkaPrefetched = undefined;
});

/** Requests the data of home as the page does before the app runs. */
function prefetch(): void {
  const responses = new Map<string, Promise<Response>>();
  for (const path of ['/homepage/', '/markets/']) {
    const url = `${home.api.url}${path}?app_id=${config().appId}`;
    responses.set(url, fetch(url));
  }
  globalThis.matkaPrefetched = { token: readAccessToken() ?? '', responses };
}

const calls = () => [home.calls('/homepage/'), home.calls('/markets/')];
const buttons = configOf({ buttons: [{ id: 1, name: 'RESULTS' }] });

describe('the data of home that the page requested', () => {
  it('is there in the first frame, the homepage beside the markets', async () => {
    home.homepage = buttons;
    prefetch();
    await takeFirstData();
    await openApp('/home');
    expect(screen.getByText('RESULTS')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'Kalyan Matka' })).toBeTruthy();
    expect(screen.queryByText('Loading markets...')).toBeNull();
    expect(calls()).toEqual([1, 1]);
  });

  it('is not waited for if the host is slow, and not asked for again', async () => {
    const late = Promise.withResolvers<ApiResponse>();
    home.markets = late.promise;
    home.homepage = buttons;
    prefetch();
    await takeFirstData();
    await openApp('/home');
    expect(screen.getByText('Loading markets...')).toBeTruthy();
    expect(await screen.findByText('RESULTS')).toBeTruthy();
    late.resolve({ body: [{ id: 1, name: 'Late Market' }] });
    expect(await screen.findByText('Late Market')).toBeTruthy();
    expect(calls()).toEqual([1, 1]);
  });

  it('fails on the screen, with all else in its place, and is asked for again', async () => {
    home.markets = { status: 500, body: {} };
    home.homepage = buttons;
    prefetch();
    await takeFirstData();
    await openApp('/home');
    expect(await screen.findByText('Error loading markets')).toBeTruthy();
    expect(await screen.findByText('RESULTS')).toBeTruthy();
    expect(calls()).toEqual([1, 1]);
    home.markets = { body: [{ id: 1, name: 'At Last' }] };
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('At Last')).toBeTruthy();
    expect(calls()).toEqual([1, 2]);
  });

  it('is not for the next player', async () => {
    const late = Promise.withResolvers<ApiResponse>();
    home.markets = late.promise;
    prefetch();
    await takeFirstData();
    clearSession();
    signInForTest();
    late.resolve({ body: [{ id: 1, name: 'Of Another' }] });
    home.markets = { body: [{ id: 2, name: 'Own Market' }] };
    await openApp('/home');
    expect(await screen.findByText('Own Market')).toBeTruthy();
    expect(screen.queryByText('Of Another')).toBeNull();
  });

  it('is not asked for where the page asked for nothing', async () => {
    await takeFirstData();
    expect(calls()).toEqual([0, 0]);
  });
});

import { getBetTypes } from '@matka/web/src/api/bet-types';
import { getHomepage } from '@matka/web/src/api/homepage';
import { send } from '@matka/web/src/api/http';
import { getMarkets } from '@matka/web/src/api/markets';
import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { fromState, interaction } from '../src/interaction.ts';
import { betType } from '../src/shapes/bet-type.ts';
import { detail } from '../src/shapes/errors.ts';
import { homepage } from '../src/shapes/homepage.ts';
import { market } from '../src/shapes/market.ts';
import { digit, pana } from '../src/shapes/primitives.ts';
import { exampleValues } from '../src/states.ts';
import { failureOf, signedInAt } from './client.ts';

const { eachLike, nullValue } = MatchersV3;

const get = (path: string) => ({
  method: 'GET' as const,
  path,
  query: { app_id: fromState('app_id') },
  bearer: true,
});

const undrawn = {
  open_pana: nullValue(),
  open_digit: nullValue(),
  close_digit: nullValue(),
  close_pana: nullValue(),
};

describe('GET /homepage/', () => {
  it('[API-11] [API-12] [ENT-07] [ENT-08] [ENT-09] [ROLE-02] gives the configuration of the home page', async () => {
    const config = await interaction(
      {
        state: 'fresh',
        description: 'the home page',
        safety: 'read',
        request: get('/homepage/'),
        response: { status: 200, body: eachLike({ config_json: homepage }) },
      },
      (baseUrl) => {
        signedInAt(baseUrl);
        return getHomepage();
      },
    );
    expect(config.banners?.length).toBeGreaterThan(0);
  });
});

describe('GET /markets/', () => {
  it('[API-13] [API-14] [ENT-03] [ENT-04] gives markets before their first draw', async () => {
    const markets = await interaction(
      {
        state: 'before-the-draws',
        description: 'markets before their draws',
        safety: 'read',
        request: get('/markets/'),
        response: { status: 200, body: eachLike({ ...market, ...undrawn }) },
      },
      (baseUrl) => {
        signedInAt(baseUrl);
        return getMarkets();
      },
    );
    expect(markets[0]?.open_pana).toBeNull();
  });

  it('gives markets with their numbers after both draws', async () => {
    const drawn = {
      open_pana: pana('123'),
      open_digit: digit('6'),
      close_digit: digit('7'),
      close_pana: pana('890'),
    };
    const markets = await interaction(
      {
        state: 'all-closed',
        description: 'markets after both draws',
        safety: 'read',
        request: get('/markets/'),
        response: { status: 200, body: eachLike({ ...market, ...drawn }) },
      },
      (baseUrl) => {
        signedInAt(baseUrl);
        return getMarkets();
      },
    );
    expect(markets[0]).toMatchObject({ open_pana: '123', open_digit: '6', close_digit: '7' });
  });

  it('may have no market to give', async () => {
    const markets = await interaction(
      {
        state: 'no-markets',
        description: 'an empty list of markets',
        safety: 'read',
        request: get('/markets/'),
        response: { status: 200, body: [] },
      },
      (baseUrl) => {
        signedInAt(baseUrl);
        return getMarkets();
      },
    );
    expect(markets).toEqual([]);
  });

  it('is refused with 401 when the access token has run out', async () => {
    const failure = await interaction(
      {
        state: 'access-token-expired',
        description: 'markets with an expired access token',
        safety: 'read',
        request: get('/markets/'),
        response: { status: 401, body: detail },
      },
      (baseUrl) => {
        signedInAt(baseUrl);
        // Sent once: the refresh that follows is an exchange of its own.
        return failureOf(
          send(
            { method: 'GET', path: '/markets/', query: { app_id: exampleValues.app_id } },
            exampleValues.access,
          ),
        );
      },
    );
    expect(failure.status).toBe(401);
  });
});

describe('GET /bet-types/', () => {
  it('[API-16] [API-17] [ENT-05] gives the bet types', async () => {
    const betTypes = await interaction(
      {
        state: 'fresh',
        description: 'the bet types',
        safety: 'read',
        request: get('/bet-types/'),
        response: { status: 200, body: eachLike(betType) },
      },
      (baseUrl) => {
        signedInAt(baseUrl);
        return getBetTypes();
      },
    );
    expect(betTypes[0]?.config.code).toBe('single_digits');
  });
});

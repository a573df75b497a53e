import { betTypeOf } from '@matka/contracts/bet-types';
import { createHostSession } from '@matka/contracts/sources/http/host-session';
import type { RequestOptions } from '@matka/contracts/sources/http/http-client';
import type { RecordedWorld, ReplayHost } from '@matka/contracts/sources/replay/recorded-world';
import { developmentOtp } from '@matka/fixtures/players';
import { buildApp } from '../../src/app.ts';
import { setClock } from '../../src/markets/due-draws.ts';
import { seedRecordedWorld } from '../../src/seeding/from-session.ts';
import { silentMobile, withoutPlaceholders } from '../../src/seeding/placeholder-values.ts';

/** Opens a mock in this process with the world of a recording. */
export async function openReplayMock(recorded: RecordedWorld): Promise<ReplayHost> {
  const { appId } = recorded;
  const app = await buildApp({
    defaultWorld: appId,
    now: recorded.at,
    scenario: 'fresh',
    strict: true,
    control: 'off',
  });
  const world = app.worlds.get(appId);
  if (!world) throw new Error(`The mock has no world ${appId}.`);
  seedRecordedWorld(world, recorded);
  let time = recorded.at;

  const transport: RequestOptions['transport'] = async (url, { method, headers = {}, body }) => {
    const response = await app.inject({
      method: method as 'GET',
      url: url.pathname + url.search,
      headers,
      ...(body !== undefined && { payload: String(body) }),
    });
    const received = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
    return {
      status: response.statusCode,
      headers: Object.fromEntries(received),
      text: response.body,
    };
  };
  const baseUrl = 'http://mock.test';
  const requestOptions = { timeoutMs: 60_000, transport };

  /** The token of the player of a recording that begins after the login. */
  async function silentToken(): Promise<string | undefined> {
    if (!recorded.players.some(({ mobile }) => mobile === '')) return undefined;
    const account = { appId, mobile: silentMobile, otp: developmentOtp };
    const hostSession = createHostSession({ baseUrl, account, requestOptions });
    await hostSession.signIn();
    return hostSession.tokens().access;
  }
  const silent = await silentToken();

  const codes = recorded.betTypes.flatMap(({ config }) => {
    const id = betTypeOf(config.code)?.id;
    return id === undefined ? [] : [[config.code, id] as const];
  });
  return {
    baseUrl,
    requestOptions,
    prepare: (request) => ({
      ...request,
      ...(silent !== undefined && request.token?.startsWith('<') && { token: silent }),
      ...(request.body !== undefined && { body: withoutPlaceholders(request.body) }),
    }),
    setTime: (instant) => {
      // A recording rarely has two requests in the same second, and most seconds change nothing.
      if (Math.abs(instant - time) < 1000) return;
      time = instant;
      setClock(world, { mode: 'fixed', at: instant });
    },
    betTypeIds: new Map(codes),
    hasWorld: true,
    close: () => app.close(),
  };
}

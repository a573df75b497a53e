import {
  addressOf,
  bodyOf,
  type ExchangeRequest,
  type ExchangeResponse,
} from '@matka/contracts/check/exchange';
import { isObject } from '@matka/contracts/pact/json';
import type { RecordedWorld, ReplayHost } from '@matka/contracts/sources/replay/recorded-world';
import { developmentOtp } from '@matka/fixtures/players';
import { buildApp } from '../../src/app.ts';
import { setClock } from '../../src/markets/move-clock.ts';
import { productIdOf } from './product-ids.ts';
import { seedRecordedWorld } from './seed-recorded-world.ts';
import { credentialFor, mobileFor } from './stand-ins.ts';

/** The body of a login or registration with a number and credentials that the mock takes. */
function withStandIns(body: unknown): unknown {
  if (!isObject(body) || typeof body.mobile_number !== 'string') return body;
  const fields = Object.entries(body).map(([name, value]) => {
    if (name === 'mobile_number') return [name, mobileFor(String(value))];
    const kind = /^(?:confirm_)?(password|mpin|otp)$/.exec(name)?.[1];
    return [name, kind === undefined ? value : credentialFor(kind, String(value))];
  });
  return Object.fromEntries(fields);
}

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

  async function send(request: ExchangeRequest): Promise<ExchangeResponse> {
    const { method, token, idempotencyKey, body } = request;
    const payload = withStandIns(body);
    const response = await app.inject({
      method: method as 'GET',
      url: addressOf(request),
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
      },
      ...(payload !== undefined && { payload: JSON.stringify(payload) }),
    });
    const contentType = String(response.headers['content-type'] ?? '');
    return { status: response.statusCode, contentType, body: bodyOf(response.body) };
  }

  /** The token of the player of a recording that begins after the login. */
  async function silentToken(): Promise<string | undefined> {
    if (!recorded.players.some(({ mobile }) => mobile === '')) return undefined;
    const body = {
      app_id: appId,
      grant_type: 'otp',
      mobile_number: mobileFor(''),
      otp: developmentOtp,
    };
    const response = await send({ method: 'POST', path: '/users/login/', query: [], body });
    const tokens = isObject(response.body) ? response.body.tokens : undefined;
    return isObject(tokens) ? String(tokens.access) : undefined;
  }
  const silent = await silentToken();

  const codes = recorded.betTypes.flatMap(({ config }) => {
    const id = productIdOf(config.code);
    return id === undefined ? [] : [[config.code, id] as const];
  });
  return {
    send: (request) =>
      send(
        silent !== undefined && request.token?.startsWith('<')
          ? { ...request, token: silent }
          : request,
      ),
    setTime: async (instant) => {
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

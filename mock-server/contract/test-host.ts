import type { HostOptions } from '@matka/contracts/host-kit/options';
import { mainPlayer } from '@matka/fixtures/players';
import { buildApp } from '../src/app.ts';

/** The app id of the test hosts. */
export const appId = 'surya-play';
/** A Friday; at noon all markets are open and most have no result yet. */
export const today = '2026-11-20';

/** Creates a host for tests of the kit: the mock with a fixed clock, in process. */
export function createTestHost() {
  return buildApp({
    defaultWorld: appId,
    file: undefined,
    fresh: false,
    seed: 11,
    scenario: 'usual',
    now: Date.parse(`${today}T12:00:00+05:30`),
    strict: true,
    control: 'off',
    secret: 'test-host',
  });
}

/** Options of a run with the main player; `overrides` replaces some. */
export const optionsFor = (baseUrl: string, overrides: Partial<HostOptions> = {}): HostOptions => ({
  baseUrl,
  account: { appId, mobile: mainPlayer.mobile, password: mainPlayer.password },
  newMobiles: [],
  requestOptions: { timeoutMs: 10_000 },
  only: [],
  call: [],
  list: false,
  allowWrites: false,
  allowBets: false,
  maxStake: 0,
  allowLockoutRisk: false,
  compareMock: false,
  require: 1,
  ...overrides,
});

import { exampleValues } from '@matka/contracts/pact/provider-states';
import { defaults, type HostOptions } from '@matka/contracts/sources/plan/options';
import { mainPlayer } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import { createMock, type Mock } from '../create-mock.ts';
import { buildApp } from '../src/app.ts';

/** The app id of the test hosts. */
export const appId = 'surya-play';
/** A Friday; at noon all markets are open and most have no result yet. */
export const today = '2026-11-20';

/** The clock of the test hosts. */
export const now = Date.parse(testClock);

/** Creates a host for tests of the kit: the mock with a fixed clock, in process. */
export function createTestHost() {
  return buildApp({
    defaultWorld: appId,
    seed: 11,
    now,
    strict: true,
    control: 'off',
  });
}

/** Options of a run with the main player; `overrides` replaces some. */
export const optionsFor = (baseUrl: string, overrides: Partial<HostOptions> = {}): HostOptions => ({
  ...defaults,
  baseUrl,
  account: { appId, mobile: mainPlayer.mobile, password: mainPlayer.password },
  requestOptions: { timeoutMs: 10_000 },
  ...overrides,
});

/** Starts a mock on a free port, without any world. */
export const startMock = (): Promise<Mock> =>
  createMock({ appId: exampleValues.app_id, worlds: 'strict', port: 0 });

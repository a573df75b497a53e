import type { HostOptions } from '@matka/contracts/host-kit/options';
import { mainPlayer } from '@matka/fixtures/players';
import { buildApp } from '../src/app.ts';

/** The app that the hosts of these tests serve, under a name of their own. */
export const appId = 'surya-play';
/** A Friday noon: every market plays, most are still to be drawn. */
export const today = '2026-11-20';

/** A house of matka that stands in for a real one: its time stands still, it answers in process. */
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
    secret: 'a house of its own',
  });
}

/** The options of a run on a host with the house's main player; members can be replaced. */
export const optionsFor = (baseUrl: string, members: Partial<HostOptions> = {}): HostOptions => ({
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
  ...members,
});

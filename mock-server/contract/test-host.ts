import { exampleValues } from '@matka/contracts/pact/provider-states';
import { type HostOptions, readOptions } from '@matka/contracts/sources/plan/options';
import { mainPlayer } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import { createMock, type Mock } from '../create-mock.ts';
import { hostAt, type Transformer } from './hosts/host.ts';
import { serveHost } from './hosts.ts';

export const appId = 'surya-play';
/** A Friday; at noon all markets are open and most have no result yet. */
export const today = '2026-11-20';

export const now = Date.parse(testClock);

/** Creates the mock that the test hosts are made of, with a fixed clock. */
export const createTestMock = () =>
  createMock({ appId, seed: 11, now: testClock, worlds: 'strict' });

/** Serves a mock behind a transformer over HTTP. */
export const serveMock = ({ url, fetch }: Mock, transform: Transformer = (same) => same) =>
  serveHost(transform(hostAt(url, fetch)));

/** Options of a run with the main player; `overrides` replaces some. */
export function optionsFor(baseUrl: string, overrides: Partial<HostOptions> = {}): HostOptions {
  const { mobile, password } = mainPlayer;
  const given = ['--app-id', appId, '--mobile', mobile, '--password', password];
  const options = readOptions(['--base-url', 'http://host.test', ...given], {});
  if (!options) throw new Error('These are the options of a run.');
  return { ...options, baseUrl, ...overrides };
}

/** Starts a mock on a free port, without any world. */
export const startListeningMock = (): Promise<Mock> =>
  createMock({ appId: exampleValues.app_id, worlds: 'strict', port: 0 });

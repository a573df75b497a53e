import { defaultAppId } from '@matka/fixtures/players';
import { createMockClient, type WorldControl } from '@matka/mock-server/client/mock-client';
import { buildApp } from '@matka/mock-server/src/app';
import { vi } from 'vitest';
import { signIn } from '../auth/sign-in.ts';
import { setConfig } from '../config.ts';

/** What the players of the magic inputs sign in with. */
const magicPassword = 'Magic@2026';

/** The whole mock behind a real port: what the app sends to it and reads from it is real. */
export interface MockServer {
  world: WorldControl;
  /** Points the configuration at it; every test begins with the usual one. */
  useMock: () => void;
  close: () => Promise<void>;
}

export async function startMockServer(): Promise<MockServer> {
  const app = await buildApp({
    defaultWorld: defaultAppId,
    file: undefined,
    fresh: false,
    seed: 11,
    scenario: 'usual',
    now: Date.parse('2026-11-20T12:00:00+05:30'),
    strict: true,
    control: 'loopback',
    secret: 'a house for tests',
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    world: createMockClient(url).world(defaultAppId),
    useMock: () => setConfig({ apiBase: url }),
    close: async () => {
      app.server.closeAllConnections();
      await app.close();
    },
  };
}

/** Signs in by the call; tells whether it worked. */
export const signInAs = (mobile: string, password = magicPassword): Promise<boolean> =>
  signIn({ mobileNumber: mobile, credential: password });

/** Lets every call that is begun from now on wait for its answer only so many milliseconds. */
export function shortenTimeouts(milliseconds: number) {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(milliseconds));
}

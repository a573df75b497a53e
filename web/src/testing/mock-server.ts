import { magicPassword } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import type { WorldControl } from '@matka/mock-server/client/mock-client';
import { createMock } from '@matka/mock-server/create-mock';
import { signIn } from '../auth/sign-in.ts';
import { setConfig } from '../config.ts';

/** The whole mock behind a real port: what the app sends to it and reads from it is real. */
export interface MockServer {
  world: WorldControl;
  /** Points the configuration at it; every test begins with the usual one. */
  useMock: () => void;
  close: () => Promise<void>;
}

export async function startMockServer(): Promise<MockServer> {
  const mock = await createMock({ worlds: 'strict', seed: 11, now: testClock, port: 0 });
  return {
    world: mock.world(),
    useMock: () => setConfig({ apiBase: mock.url }),
    close: mock.close,
  };
}

/** Signs in by the call; tells whether it worked. */
export const signInAs = (mobile: string, password = magicPassword): Promise<boolean> =>
  signIn({ mobileNumber: mobile, credential: password });

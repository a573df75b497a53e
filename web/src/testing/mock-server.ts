import { magicPassword } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import type { WorldControl } from '@matka/mock-server/client/mock-client';
import { createMock } from '@matka/mock-server/create-mock';
import { signIn } from '../auth/sign-in.ts';
import { setConfig } from '../config.ts';

/** The whole mock server on a real port: requests and responses are real. */
export interface MockServer {
  world: WorldControl;
  /** Sets the API base to this server; every test starts with the default configuration. */
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

export const signInAs = (mobile: string, password = magicPassword): Promise<boolean> =>
  signIn({ mobileNumber: mobile, credential: password });

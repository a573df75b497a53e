import type { ComparedMock } from '@matka/contracts/sources/plan/verify-host';
import { defaultAppId, mainPlayer } from '@matka/fixtures/players';
import { createMock } from '../create-mock.ts';

/** Starts a mock at a time, milliseconds since 1970, to compare a host with. */
export async function startComparedMock(now: number): Promise<ComparedMock> {
  const { url: baseUrl, close } = await createMock({ now: new Date(now).toISOString(), port: 0 });
  return { baseUrl, account: { appId: defaultAppId, ...mainPlayer }, close };
}

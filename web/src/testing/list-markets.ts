import type { Market } from '@matka/contracts/api/markets';
import { vi } from 'vitest';

/** The host's list has these markets; all other responses stay unchanged. */
export function listMarkets(...markets: readonly Market[]): void {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    String(input).includes('/markets/?')
      ? Promise.resolve(Response.json(markets))
      : send(input, init),
  );
}

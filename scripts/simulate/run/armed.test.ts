import { describe, expect, it } from 'vitest';
import type { Page } from '../browser/page-settings.ts';
import type { Call } from '../network/network.ts';
import { createArmed } from './armed.ts';

const call = (method: string, endpoint: string): Call => ({
  ...{ number: 1, page: { tab: 'A1' } as Page, method, target: endpoint, endpoint },
  ...{ token: undefined, key: undefined, body: undefined, begun: 0 },
  ...{ fate: undefined, isOver: false },
});

const fault = (skip: number, kind: 'lost request' | 'lost response') =>
  ({ do: 'fault', tab: 'A1', call: 'POST /betting/', skip, fate: { kind } }) as const;

describe('armed fates', () => {
  it('meet calls of their kind in order, each counting from the one before', () => {
    const armed = createArmed();
    armed.arm(fault(0, 'lost request'));
    armed.arm(fault(1, 'lost response'));
    const fates = Array.from(
      { length: 4 },
      () => armed.fateOf(call('POST', '/betting/'))?.kind ?? 'none',
    );
    expect(fates).toEqual(['lost request', 'none', 'lost response', 'none']);
  });

  it('wait for calls of their kind', () => {
    const armed = createArmed();
    armed.arm(fault(0, 'lost request'));
    expect(armed.fateOf(call('GET', '/betting/'))).toBeUndefined();
    expect(armed.fateOf(call('POST', '/betting/'))).toEqual({ kind: 'lost request' });
  });
});

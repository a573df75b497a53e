// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { sampleMarket } from '../testing/sample-market.ts';
import { endedSession } from './ended-session.ts';

/** A time in India on 20 November 2026. */
const at = (clock: string) => Date.parse(`2026-11-20T${clock}:00+05:30`);

const running = sampleMarket();

describe('a session that is over', () => {
  it.each([
    ['15:59', ['open'], undefined],
    ['16:00', ['open'], { session: 'open', clock: '16:00:00' }],
    ['16:00', ['close'], undefined],
    ['18:00', ['close'], { session: 'close', clock: '18:00:00' }],
    ['18:00', ['close', 'open'], { session: 'open', clock: '16:00:00' }],
    ['18:00', [], undefined],
  ] as const)('at %s with bids on %s', (clock, sessions, ended) => {
    expect(endedSession(running, sessions, at(clock))).toEqual(ended);
  });
});

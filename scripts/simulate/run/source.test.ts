import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import { callOf } from '../host/call.ts';
import { createPhone } from '../page/phone.ts';
import { replay } from './source.ts';
import type { Step } from './step.ts';

const page = { tab: 'A1', phone: createPhone('A', 0), window: new Window(), isAlive: true };
const call = (method: string, path: string) =>
  callOf(1, page, new URL(path, 'https://matka.test'), { method });
const fault = (skip: number, kind: 'lost request' | 'lost response'): Step => ({
  ...{ do: 'fault', tab: 'A1', call: 'POST /betting/', skip, fate: { kind } },
});

it('gives calls of a kind their fates in order, each counted from the one before', () => {
  const source = replay([fault(0, 'lost request'), fault(1, 'lost response')]);
  source.next(Object.create(null));
  const kinds = Array.from(
    { length: 4 },
    () => source.fateOf(call('POST', '/api/betting/'))?.kind ?? 'none',
  );
  expect(kinds).toEqual(['lost request', 'none', 'lost response', 'none']);
  expect(source.unused()).toBe(0);
});

it('keeps fates until a call of their kind comes', () => {
  const source = replay([fault(0, 'lost request')]);
  source.next(Object.create(null));
  expect(source.fateOf(call('GET', '/api/betting/'))).toBeUndefined();
  expect(source.unused()).toBe(1);
});

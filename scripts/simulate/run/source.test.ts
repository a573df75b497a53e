import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import { TabHistory } from '../page/history.ts';
import { Phone } from '../page/phone.ts';
import { replay } from './source.ts';
import type { Step } from './step.ts';

const history = new TabHistory(new URL('https://matka.test/home'));
const tab = { name: 'A1', phone: new Phone('A', 0), history, session: new Map() };
const page = { tab, window: new Window(), isAlive: true };
const call = (method: string) => ({ method, name: `${method} /betting/`, page });
const fault = (skip: number, kind: 'lost request' | 'lost response'): Step => ({
  ...{ do: 'fault', tab: 'A1', call: 'POST /betting/', skip, fate: { kind } },
});

it('the calls of a kind get their fates in order, each counted from the one before', () => {
  const source = replay([fault(0, 'lost request'), fault(1, 'lost response')]);
  source.next(Object.create(null));
  const kinds = Array.from({ length: 4 }, () => source.fateOf(call('POST'))?.kind ?? 'none');
  expect(kinds).toEqual(['lost request', 'none', 'lost response', 'none']);
  expect(source.unused()).toBe(0);
});

it('a fate waits until a call of its kind comes', () => {
  const source = replay([fault(0, 'lost request')]);
  source.next(Object.create(null));
  expect(source.fateOf(call('GET'))).toBeUndefined();
  expect(source.unused()).toBe(1);
});

import type { PactInteraction } from '@matka/contracts/pact/pact';
import { describe, expect, it } from 'vitest';
import { createMutants, groupResponses, type Mutant } from './mutants.ts';

const interaction: PactInteraction = JSON.parse(
  '{"description":"a bet","request":{"method":"GET","path":"/betting/7/"},"response":{"status":200}}',
);
const recorded = (body: unknown, status = 200) => ({
  interaction,
  status,
  type: 'application/json',
  body,
});

const mutantsOf = (body: unknown, status = 200): Mutant[] =>
  groupResponses([recorded(body, status)]).flatMap(createMutants);

const names = (mutants: readonly Mutant[]) =>
  mutants.map(({ path, mutator }) => `${path} ${mutator}`).sort();

const bodyAfter = (mutants: readonly Mutant[], name: string, body: unknown) =>
  mutants.find(({ path, mutator }) => `${path} ${mutator}` === name)?.mutate(recorded(body))?.body;

describe('mutants of a response', () => {
  const body = { id: 1, rows: ['05'] };
  const mutants = mutantsOf(body);

  it('break each member in every way', () => {
    expect(names(mutants)).toEqual(
      [
        ...['$ nulled', '$ retyped'],
        ...['$.id dropped', '$.id nulled', '$.id renamed', '$.id retyped'],
        ...['$.rows dropped', '$.rows nulled', '$.rows renamed', '$.rows retyped'],
        ...['$.rows[*] dropped', '$.rows[*] nulled', '$.rows[*] retyped'],
        ...['content type as HTML', 'status as 400', 'status as 500'],
      ].sort(),
    );
  });

  it.each([
    ['$.id dropped', { rows: ['05'] }],
    ['$.id renamed', { id_: 1, rows: ['05'] }],
    ['$.id retyped', { id: '1', rows: ['05'] }],
    ['$.id nulled', { id: null, rows: ['05'] }],
    ['$.rows retyped', { id: 1, rows: { 0: ['05'] } }],
    ['$.rows[*] dropped', { id: 1, rows: [] }],
    ['$.rows[*] retyped', { id: 1, rows: [5] }],
    ['$.rows[*] nulled', { id: 1, rows: [null] }],
    ['$ nulled', null],
  ])('change what they say: %s', (name, expected) => {
    expect(bodyAfter(mutants, name, body)).toEqual(expected);
  });

  it('leave the recorded response as it is', () => {
    for (const { mutate } of mutants) mutate(recorded(body));
    expect(body).toEqual({ id: 1, rows: ['05'] });
  });

  it('turn an error into a success, a failure and an unknown status', () => {
    const ofError = names(mutantsOf({ error: 'No.' }, 400)).filter((one) => /^status/.test(one));
    expect(ofError).toEqual(['status as 200', 'status as 418', 'status as 500']);
  });

  it('do not repeat what is null already', () => {
    expect(names(mutantsOf({ id: null }))).not.toContain('$.id nulled');
  });
});

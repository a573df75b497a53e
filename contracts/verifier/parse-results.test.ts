import { describe, expect, it } from 'vitest';
import { parseResults } from './parse-results.ts';

const report = JSON.stringify({
  interactionResults: [
    { description: '0', result: 'OK' },
    { description: '1', result: { Error: 'mismatch' } },
    { description: '10', result: { Error: 'mismatch' } },
  ],
  errors: [
    {
      interaction: 'Verifying a pact between matka-web and matka-api - 1',
      mismatch: { mismatches: [{ path: '$.id', mismatch: 'is null' }, { mismatch: 'No body' }] },
    },
    {
      interaction: 'Verifying a pact between matka-web and matka-api - 10',
      mismatch: { message: 'No response' },
    },
  ],
});

describe('the report of the verifier', () => {
  it('gives one result per interaction, each with its own mismatches', () => {
    expect(parseResults(report)).toEqual([
      { description: '0', passed: true, mismatches: [] },
      { description: '1', passed: false, mismatches: ['$.id is null', 'No body'] },
      { description: '10', passed: false, mismatches: ['No response'] },
    ]);
  });

  it('is an error when it is none', () => {
    expect(() => parseResults('Killed')).toThrow(SyntaxError);
  });
});

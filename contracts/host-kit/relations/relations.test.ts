import { describe, expect, it } from 'vitest';
import { findingLines } from '../findings/finding.ts';
import { relationCases } from './relation-cases.ts';
import { selectRelations } from './run-relations.ts';
import { origin, probeOn } from './test-support.ts';

const relations = selectRelations({ only: [], call: [], origin });

describe('a relation', () => {
  it('has a sound and a broken host each', () => {
    const descriptions = new Set(relations.map(({ description }) => description));
    expect([...descriptions].toSorted()).toEqual(Object.keys(relationCases).toSorted());
  });

  const checks = relations.flatMap((relation) => {
    const own = relationCases[relation.description];
    return own ? [{ ...relation, ...own }] : [];
  });

  it.each(checks)('passes a sound host: $endpoint: $description', async (one) => {
    expect(await one.check(probeOn(one.sound, one.given))).toEqual([]);
  });

  it.each(checks)('names a broken one: $endpoint: $description', async (one) => {
    const findings = await one.check(probeOn(one.broken, { ...one.given, ...one.brokenGiven }));
    expect(Array.isArray(findings) && findingLines(findings)).toContain(one.line);
  });
});

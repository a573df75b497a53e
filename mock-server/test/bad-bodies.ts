import fc from 'fast-check';

/** Texts that are not JSON, or not a JSON value that a request accepts. */
export const brokenJson: readonly string[] = [
  '{',
  '{"a":1,}',
  '{"a":1}}',
  "{'a':1}",
  'null null',
  'undefined',
  'NaN',
  '\u0000',
  '"\u0001"',
  '"\\ud800',
  '{"amount":1e}',
  '<xml/>',
  'a=1&b=2',
  '[1,2',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
];

/** Names that mean something to JavaScript objects, and texts that mean something to SQL and files. */
const wickedText = fc.constantFrom(
  '',
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  'toString',
  "'; DROP TABLE players; --",
  '../../etc/passwd',
  '%00',
  '9'.repeat(400),
  '-1',
  '1e999',
  'null',
  '𝟙𝟚𝟠',
  '١٢٨',
);
const wickedNumber = fc.constantFrom(
  0,
  -1,
  0.1,
  1e21,
  -1e308,
  2 ** 53,
  2 ** 31,
  Number.MIN_VALUE,
  -0,
);
const wickedLeaf = fc.oneof(wickedText, wickedNumber, fc.constantFrom(null, true, false));

/** Any value that JSON can express, hostile ones included. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  wickedLeaf,
  fc.array(wickedLeaf, { maxLength: 4 }),
  fc.dictionary(fc.oneof(wickedText, fc.string({ maxLength: 8 })), wickedLeaf, { maxKeys: 4 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A copy of a good body in which one value, at any depth, is replaced, dropped or joined by another. */
export const corrupted = (body: object): fc.Arbitrary<unknown> => {
  const paths = pathsOf(body);
  return fc
    .tuple(fc.constantFrom(...paths), fc.option(anyValue, { nil: undefined, freq: 6 }))
    .map(([path, value]) => replaced(body, path, value));
};

function pathsOf(value: unknown, above: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...above]];
  const inner = Object.entries(value).flatMap(([key, one]) => pathsOf(one, [...above, key]));
  return [[...above], ...inner];
}

function replaced(body: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value ?? null;
  const copy = structuredClone(body) as Record<string, unknown>;
  if (rest.length === 0 && value === undefined) delete copy[key];
  else copy[key] = replaced(copy[key], rest, value);
  return copy;
}

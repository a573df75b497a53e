import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { firstOf, list, listById } from './collections.ts';
import { decode } from './decode.ts';
import { decodeInSteps, STEP } from './decode-in-steps.ts';
import { entity } from './entities.ts';
import { defaulted, needed } from './fields.ts';
import type { Kind } from './kinds.ts';
import { number, text } from './values.ts';

const byNumber = listById(entity({ id: needed(number), name: needed(text) }));
const byText = listById(entity({ id: defaulted(text, '') }));

/** Entries that are read, that repeat the id of another, that have none, and that are unusable. */
const entry = fc.oneof(
  fc.record({ id: fc.integer({ min: 0, max: 9 }), name: fc.string() }),
  fc.constantFrom<unknown>({ id: '' }, { id: 3 }, {}, null, 5, []),
);
/** A list longer than a step, with such entries at both ends and around the end of the first step. */
const longList = fc
  .tuple(fc.array(entry), fc.array(entry, { maxLength: 20 }), fc.array(entry))
  .map(([first, middle, last]) => [
    ...first,
    ...Array.from({ length: STEP - first.length - 10 }, (_, n) => ({ id: 100 + n, name: 'm' })),
    ...middle,
    ...Array.from({ length: STEP }, (_, n) => ({ id: 5000 + n, name: 'n' })),
    ...last,
  ]);

const kinds: readonly Kind[] = [byNumber, byText, list(number), firstOf(byNumber.each.kind), text];

describe('what is read in steps', () => {
  it('is what is read at once, of every kind', async () => {
    const pause = vi.fn(async () => undefined);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...kinds), longList, async (kind, found) => {
        expect(await decodeInSteps(kind, found, pause)).toEqual(decode(kind, found));
      }),
      { numRuns: 50 },
    );
    expect(pause).toHaveBeenCalled();
  });

  it.each([
    [0, 0],
    [STEP, 0],
    [STEP + 1, 1],
    [3 * STEP, 2],
  ])('takes a pause after every full step: %i entries, %i pauses', async (length, pauses) => {
    const pause = vi.fn(async () => undefined);
    const found = Array.from({ length }, (_, n) => n);
    expect(await decodeInSteps(list(number), found, pause)).toEqual(found);
    expect(pause).toHaveBeenCalledTimes(pauses);
  });

  it('is nothing where a list is none', async () => {
    const pause = async () => undefined;
    for (const found of [{}, 'a', null])
      expect(await decodeInSteps(byNumber, found, pause)).toBe(decode(byNumber, found));
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedBlocks, withChangedBlocks } from './changed-blocks.ts';

const bytes = (length: number): Buffer => Buffer.alloc(length, 'original');

it('tells any bytes by their differences from others', () => {
  const length = fc.integer({ min: 0, max: 5_000 });
  const edits = fc.array(fc.tuple(fc.nat(4_999), fc.nat(255)), { maxLength: 8 });
  fc.assert(
    fc.property(length, length, edits, (from, to, changes) => {
      const changed = bytes(to);
      for (const [at, value] of changes) if (at < to) changed[at] = value;
      const found = changedBlocks(changed, bytes(from));
      expect(withChangedBlocks(bytes(from), found).equals(changed)).toBe(true);
    }),
  );
});

it('holds only the blocks that differ', () => {
  const changed = bytes(10_240);
  changed[2_048] = 0;
  changed[9_000] = 0;
  const { numbers, contents } = changedBlocks(changed, bytes(10_240));
  expect([numbers, contents.length]).toEqual([[2, 8], 2_048]);
});

it('has no block after the last', () => {
  const { numbers, contents } = changedBlocks(bytes(2_048), bytes(1_024));
  expect([numbers, contents.length]).toEqual([[1], 1_024]);
});

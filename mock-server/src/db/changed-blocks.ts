/** Bytes told by the blocks in which they differ from other bytes. */
export interface ChangedBlocks {
  /** Length of the bytes. */
  length: number;
  /** Numbers of the blocks that differ, in order. */
  numbers: readonly number[];
  /** The contents of these blocks, one after the other. */
  contents: Buffer;
}

/** The size of the pages of a new world: a change of a row changes a few blocks. */
const blockBytes = 1024;

/** The blocks of bytes that differ from those of the original. */
export function changedBlocks(bytes: Buffer, original: Buffer): ChangedBlocks {
  const { length } = bytes;
  const numbers: number[] = [];
  for (let at = 0; at < length; at += blockBytes) {
    const end = Math.min(at + blockBytes, length);
    const isSame = end <= original.length && bytes.compare(original, at, end, at, end) === 0;
    if (!isSame) numbers.push(at / blockBytes);
  }
  const blocks = numbers.map((n) => bytes.subarray(n * blockBytes, (n + 1) * blockBytes));
  // Not `concat`: it may take a part of a larger piece of memory, which then is kept as a whole.
  const contents = Buffer.alloc(blocks.reduce((sum, block) => sum + block.length, 0));
  let at = 0;
  for (const block of blocks) at += block.copy(contents, at);
  return { length, numbers, contents };
}

/** The bytes that `changedBlocks` told by their differences from the original. */
export function withChangedBlocks(
  original: Buffer,
  { length, numbers, contents }: ChangedBlocks,
): Buffer {
  const bytes = Buffer.alloc(length);
  original.copy(bytes, 0, 0, length);
  numbers.forEach((number, n) => {
    contents.copy(bytes, number * blockBytes, n * blockBytes, (n + 1) * blockBytes);
  });
  return bytes;
}

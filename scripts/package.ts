import { relative, resolve } from 'node:path';
import { repoPath } from './lib/paths.ts';
import { packAll } from './package/pack.ts';

const out = resolve(process.argv[2] ?? repoPath('.local/packages'));
for (const { file, size, unpackedSize, files } of await packAll(out)) {
  const [packed, unpacked] = [size, unpackedSize].map((bytes) => (bytes / 1e6).toFixed(2));
  console.log(
    `${relative(process.cwd(), file)}   ${packed} MB, unpacked ${unpacked} MB, ${files} files`,
  );
}

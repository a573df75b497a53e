import { relative, resolve } from 'node:path';
import { UsageError } from '@matka/contracts/cli/flags';
import { readArguments } from './lib/command-line.ts';
import { repoPath } from './lib/paths.ts';
import { packAll } from './package/pack.ts';

const usage = `npm run package -- [FOLDER]

The tarballs of matka-mock and matka-contracts for other projects, in FOLDER (.local/packages).`;

const out = readArguments(usage, ([folder = repoPath('.local/packages'), ...more]) => {
  if (more.length > 0) throw new UsageError(`Give one folder; "${more[0]}" is one too many.`);
  return resolve(folder);
});
for (const { file, size, unpackedSize, entryCount } of await packAll(out)) {
  const [packed, unpacked] = [size, unpackedSize].map((bytes) => (bytes / 1e6).toFixed(2));
  console.log(
    `${relative(process.cwd(), file)}   ${packed} MB, unpacked ${unpacked} MB, ${entryCount} files`,
  );
}

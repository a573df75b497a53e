import { oneOf } from '@matka/contracts/cli/flag-values';
import { flag, text } from '@matka/contracts/cli/flags';
import { readCommandLine } from './lib/command-line.ts';
import { licenceTexts } from './licences/licence-texts.ts';
import { distributed, packages } from './licences/lock-file.ts';

const usage = `npx node scripts/licences.ts [--shipped | --texts WORKSPACE]

Every third-party package with its licence.

  --shipped           only those that are distributed
  --texts WORKSPACE   the full texts of what a workspace distributes: ${distributed.join(', ')}`;

const { shipped, texts } = readCommandLine(
  usage,
  { shipped: flag, texts: text },
  ({ shipped, texts }) => ({
    shipped,
    texts: texts === undefined ? undefined : oneOf('texts', texts, distributed),
  }),
);
if (texts) console.log(licenceTexts(texts));
else {
  for (const { name, version, licence, shipped: isShipped } of packages()) {
    if (isShipped || !shipped) console.log(`${`${name} ${version}`.padEnd(52)} ${licence}`);
  }
}

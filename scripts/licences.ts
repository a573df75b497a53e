import { parseArgs } from 'node:util';
import { licenceTexts } from './licences/licence-texts.ts';
import { packages } from './licences/lock-file.ts';

/**
 * `npm run licences`: every third-party package with its licence; `-- --shipped`: only the distributed ones;
 * `-- --texts web`: the full licence texts of what the web app bundles.
 */
const { values } = parseArgs({
  options: { shipped: { type: 'boolean', default: false }, texts: { type: 'string' } },
});
if (values.texts) console.log(licenceTexts(values.texts));
else {
  for (const { name, version, licence, shipped } of packages()) {
    if (shipped || !values.shipped) console.log(`${`${name} ${version}`.padEnd(52)} ${licence}`);
  }
}

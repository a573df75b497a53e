import { parseArgs } from 'node:util';
import { licenceTexts } from './licences/licence-texts.ts';
import { packages } from './licences/lock-file.ts';

/**
 * `npm run licences`: every package of others with its licence; `-- --shipped`: those alone that are handed on;
 * `-- --texts web`: the full texts of those that the web app holds.
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

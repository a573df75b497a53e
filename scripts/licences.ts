import { packages } from './licences/lock-file.ts';

/** `npm run licences [-- --shipped]`: every package of others with its licence, or those alone that are handed on. */
const only = process.argv.includes('--shipped');
for (const { name, version, licence, shipped } of packages()) {
  if (shipped || !only) console.log(`${`${name} ${version}`.padEnd(52)} ${licence}`);
}

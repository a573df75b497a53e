import { readCommandLine } from './lib/command-line.ts';
import { siteFlags, siteHelp, siteOptions } from './static-site/options.ts';

const usage = `npm run build:static -- [--base /name/] [--out FOLDER]

App, mock and console as files for any static host.

${siteHelp}`;

/** `npm run build:static [-- --base /name/ --out DIR]`: app, mock and console as files for any static host. */
const { base, out } = readCommandLine(usage, siteFlags, siteOptions);
try {
  const { buildSite } = await import('./static-site/build-site.ts');
  await buildSite({ base, out });
  console.log(`Built for ${base} in ${out}\nLook at it: npm run preview:static`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

import { buildSite } from './static-site/build-site.ts';
import { siteOptions } from './static-site/options.ts';

/** `npm run build:static [-- --base /name/ --out DIR]`: app, mock and console as files for any static host. */
try {
  const { base, out } = siteOptions(process.argv.slice(2));
  await buildSite({ base, out });
  console.log(`Built for ${base} in ${out}\nLook at it: npm run preview:static`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

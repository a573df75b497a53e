import { siteOptions } from './static-site/options.ts';
import { serveSite } from './static-site/serve-site.ts';

/** `npm run preview:static [-- --base /name/ --out DIR --port N]`: serves a built site on this machine. */
try {
  const options = siteOptions(process.argv.slice(2));
  const { url } = await serveSite(options);
  console.log(`The site is at ${url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

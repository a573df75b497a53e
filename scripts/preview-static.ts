import { readCommandLine } from './lib/command-line.ts';
import { previewFlags, previewOptions, siteHelp } from './static-site/options.ts';
import { serveSite } from './static-site/serve-site.ts';

const usage = `npm run preview:static -- [--base /name/] [--out FOLDER] [--port N]

Serves on this machine what npm run build:static has made.

${siteHelp}
  --port N       0 = any free port (4180)`;

/** `npm run preview:static [-- --base /name/ --out DIR --port N]`: serves a built site on this machine. */
const options = readCommandLine(usage, previewFlags, previewOptions);
try {
  const { url } = await serveSite(options);
  console.log(`The site is at ${url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

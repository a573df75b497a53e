import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { knownValues } from './known-values.ts';
import { apiResponse, everyResponse, pageResponse, secureResponse } from './page-policy.ts';

/**
 * Prepares the files of the web image from a production build: `node prepare-site.ts <dist> <out>`. Writes `<out>/srv`,
 * the site: the page with the template of its configuration, and assets with compressed copies; and `<out>/caddy`, the
 * headers and the values for checking the environment at start.
 */
const [, , dist = '', out = ''] = process.argv;
if (!dist || !out) throw new Error('Usage: node prepare-site.ts <dist> <out>');

const placeholder = '__MATKA_CONFIG__';

/** Loads the reporting if it is on; `start.sh` checks the address. */
const reportTag =
  '{{if env "MATKA_REPORT_URL"}}<script async src="/report.js" data-url="{{env "MATKA_REPORT_URL"}}"></script>{{end}}';

/** The page with a template for its configuration: one image serves every deployment. */
function pageOf(html: string): string {
  if (!html.includes(placeholder)) throw new Error(`${dist}/index.html has no ${placeholder}.`);
  // The web server would parse it as part of the template.
  if (html.includes('{{')) throw new Error(`${dist}/index.html holds "{{".`);
  const template = readFileSync(join(import.meta.dirname, 'config.tmpl'), 'utf8').trim();
  return html.replace(placeholder, () => template).replace('</head>', () => `${reportTag}</head>`);
}

/** Smaller files are not worth compressing. */
const worthIt = 256;

const texts = /\.(js|css|json|svg)$/;

function compress(file: string): void {
  const bytes = readFileSync(file);
  if (bytes.length < worthIt) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: quality }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
}

/** A Caddyfile snippet: headers for the responses of `matcher`; `{$NAME}` in a value is read from the environment. */
const snippet = (name: string, headers: Readonly<Record<string, string>>, matcher = '*'): string =>
  [
    `(${name}) {`,
    ...Object.entries(headers).map(([header, value]) => `\theader ${matcher} ${header} "${value}"`),
    '}\n',
  ].join('\n');

const html = readFileSync(join(dist, 'index.html'), 'utf8');
const site = join(out, 'srv');
rmSync(out, { recursive: true, force: true });
cpSync(dist, site, { recursive: true, filter: (path) => basename(path) !== '.vite' });
cpSync(join(import.meta.dirname, 'report/report.js'), join(site, 'report.js'));
for (const file of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
  if (texts.test(file)) compress(join(site, file));
}
// Not compressed in advance: the web server inserts the configuration.
writeFileSync(join(site, 'index.html'), pageOf(html));

const caddy = join(out, 'caddy');
mkdirSync(caddy);
const policyHeader = 'Content-Security-Policy';
const pageHeaders = (images: string) =>
  pageResponse(html, { connect: '{$MATKA_CONNECT_SOURCES}', images });
const securePolicy = pageHeaders('{$MATKA_IMAGE_SOURCES}')[policyHeader] ?? '';
writeFileSync(
  join(caddy, 'headers.caddy'),
  snippet('every_answer', everyResponse) +
    snippet('secure_answer', secureResponse, '@secure') +
    snippet('api_answer', apiResponse) +
    snippet('page_answer', pageHeaders('{$MATKA_HTTP_IMAGE_SOURCES}')) +
    snippet('secure_page_answer', { [policyHeader]: securePolicy }, '@secure'),
);
writeFileSync(join(caddy, 'known-values.sh'), knownValues());

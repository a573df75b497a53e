import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Puts the template of the configuration where the page has its placeholder: one image serves every
// deployment, and the web server fills it in from its environment.
const page = join(import.meta.dirname, '../dist/index.html');
const template = readFileSync(join(import.meta.dirname, 'config.tmpl'), 'utf8').trim();
const html = readFileSync(page, 'utf8');
if (!html.includes('__MATKA_CONFIG__')) throw new Error('dist/index.html has no placeholder.');
writeFileSync(
  page,
  html.replace('__MATKA_CONFIG__', () => template),
);

import { build, type Plugin } from 'vite';
import type { EngineFile } from '../../web/static/engine-download.ts';
import { commands } from '../../web/static/unsupported.ts';
import { pageConfig } from '../../web/vite/page-config.ts';
import { pageResponse } from '../../web/vite/page-policy.ts';
import { repoPath } from '../lib/paths.ts';

/** The script in the head of the page, as text. */
async function bootScript(base: string, engine: readonly EngineFile[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { __SITE_BASE__: JSON.stringify(base), __SITE_ENGINE__: JSON.stringify(engine) },
    build: {
      write: false,
      rolldownOptions: { input: repoPath('web/static/boot.ts'), output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('The start of the page could not be built');
  return chunk.code.trim().replaceAll('</', '<\\/');
}

/** The security policy of the page: that of the app, with the start of the site and the console beside the app. */
export function sitePolicy(html: string): string {
  const { 'Content-Security-Policy': policy = '' } = pageResponse(html, {
    connect: '',
    images: '',
  });
  return policy
    .replace('trusted-types matka-worker', 'trusted-types matka-worker matka-demo')
    .replace("frame-ancestors 'none'", "frame-src 'self'; frame-ancestors 'self'");
}

/** As `sitePolicy`, for a host that sends no headers: a page cannot say itself who may frame it. */
const policyInPage = (html: string): string =>
  sitePolicy(html).replace("; frame-ancestors 'self'", '');

/** Names the two commands wherever the page says that it cannot run; a browser without modules or scripts shows it, too. */
const withCommands = (html: string): string =>
  html.replaceAll(
    /(?<=<(?:p class="start-old"|noscript)>)([^<]*)/g,
    (sentence) =>
      `${sentence} Or run it on your computer, in a copy of the repository: ${commands.replace('\n', ' && ')}`,
  );

/** Adds to the page what makes it a site without a server: configuration, start, policy. */
export function sitePage(base: string, engine: readonly EngineFile[]): Plugin {
  return {
    name: 'matka-site-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const env = {
          ...process.env,
          MATKA_API_BASE: `${base}api`,
          MATKA_IDEMPOTENCY_KEY: 'true',
        };
        const config = html.replace('__MATKA_CONFIG__', () => pageConfig(env, undefined));
        const script = `<script>${await bootScript(base, engine)}</script>`;
        const bar = '<script type="module" src="/static/bar.ts"></script>';
        return withCommands(config)
          .replace(
            /(<script type="application\/json".*?<\/script>)/s,
            (all) => `${all}\n    ${script}`,
          )
          .replace('</body>', () => `  ${bar}\n  </body>`);
      },
    },
  };
}

/** The page with its policy in its head, before anything that the policy concerns. */
export const withPolicy = (html: string): string =>
  html.replace(
    '<meta charset="utf-8" />',
    (meta) =>
      `${meta}\n    <meta http-equiv="Content-Security-Policy" content="${policyInPage(html)}" />`,
  );

import type { Plugin } from 'vite';

const stylesheet = /<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>/g;

/**
 * Puts the stylesheets that the page asks for into the page itself: they hold up the first paint,
 * and are small. A disabled link stays in the place of each, by which the app knows that it has it.
 */
export function inlineCssPlugin(): Plugin {
  let base = '/';
  return {
    name: 'matka-inline-css',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        return html.replace(stylesheet, (link, href: string) => {
          const file = bundle[href.slice(base.length)];
          if (file?.type !== 'asset') return link;
          const css = String(file.source).replaceAll('</', '<\\/');
          return `<style>${css}</style>\n    <link rel="stylesheet" href="${href}" disabled>`;
        });
      },
    },
  };
}

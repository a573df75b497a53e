import type { Plugin } from 'vite';

const stylesheet = /<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>/g;

/**
 * Inlines the small render-blocking stylesheets into the page. A disabled link replaces each, so
 * that the app does not load it again.
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

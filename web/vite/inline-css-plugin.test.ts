// @vitest-environment node
import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { inlineCssPlugin } from './inline-css-plugin.ts';

const page = '<head><link rel="stylesheet" crossorigin href="/assets/a.css"></head>';
const asset = (source: string) => ({ type: 'asset', source }) as Rolldown.OutputAsset;

function transformed(html: string, bundle: Rolldown.OutputBundle): unknown {
  const hook = inlineCssPlugin().transformIndexHtml;
  if (typeof hook !== 'object' || !('handler' in hook)) throw new Error('There is no hook');
  const context = { path: '/index.html', filename: 'index.html', bundle };
  return hook.handler.call(Object.create(null), html, context);
}

describe('the stylesheets of the page', () => {
  it('are inlined, each with a disabled link in its place', () => {
    expect(transformed(page, { 'assets/a.css': asset('b{color:red}') })).toBe(
      '<head><style>b{color:red}</style>\n    <link rel="stylesheet" href="/assets/a.css" disabled></head>',
    );
  });

  it('cannot end their element before its time', () => {
    const css = 'b::after{content:"</style>"}';
    expect(transformed(page, { 'assets/a.css': asset(css) })).not.toContain('"</style>"');
  });

  it('stay as they are when the build does not hold them', () => {
    expect(transformed(page, {})).toBe(page);
  });
});

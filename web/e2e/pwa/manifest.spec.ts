import { themes } from '../../src/lib/theme.ts';
import { expect, test } from '../fixtures.ts';
import { configure } from '../page-config.ts';

/** Browsers require these to offer an installation. */
interface Manifest {
  name: string;
  short_name: string;
  start_url: string;
  scope: string;
  display: string;
  theme_color: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  shortcuts: { url: string }[];
}

test('the manifest of each theme has its name, its colour and maskable icons', async ({
  page,
  baseURL,
}) => {
  for (const theme of ['kalyanMatkaBlue', 'kalyanMatkaGreenCurved', 'sattaMatkaDark'] as const) {
    await configure(page, { theme });
    await page.goto('/login');
    const link = page.locator('link[rel="manifest"]');
    await expect(link).toHaveCount(1);
    const read = (path: string) =>
      page.evaluate(async (url) => {
        const response = await fetch(url);
        return { type: response.headers.get('content-type'), body: await response.json() };
      }, path);
    const { type, body } = await read((await link.getAttribute('href')) ?? '');
    const manifest: Manifest = body;
    expect(type).toContain('application/json');
    const name = themes[theme].appName;
    const bar = await page.locator('meta[name="theme-color"]').getAttribute('content');
    expect(manifest).toMatchObject({
      name,
      short_name: name,
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: bar,
    });
    expect(manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ]);
    for (const { src, sizes } of manifest.icons) {
      const size = await page.evaluate(async (url) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect(size, src).toBe(sizes);
    }
    // A phone makes no links of the numbers of the page.
    await expect(page.locator('meta[name="format-detection"]')).toHaveAttribute(
      'content',
      'telephone=no, date=no, address=no, email=no',
    );
    for (const { url } of manifest.shortcuts) expect(new URL(url, baseURL).origin).toBe(baseURL);
  }
});

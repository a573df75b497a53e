import { expect, test } from '../fixtures.ts';
import { configure } from '../page-config.ts';

test('a page links the manifest of its theme, whose colour and icons a browser can read', async ({
  page,
}) => {
  await configure(page, { theme: 'sattaMatkaDark' });
  await page.goto('/login');
  const link = page.locator('link[rel="manifest"]');
  await expect(link).toHaveCount(1);
  const { type, manifest, icons } = await page.evaluate(
    async (path) => {
      const response = await fetch(path);
      const body: { icons: { src: string; sizes: string }[] } = await response.json();
      const decoded = body.icons.map(async ({ src }) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      });
      return {
        type: response.headers.get('content-type'),
        manifest: body,
        icons: await Promise.all(decoded),
      };
    },
    (await link.getAttribute('href')) ?? '',
  );
  expect(type).toContain('application/json');
  const bar = await page.locator('meta[name="theme-color"]').getAttribute('content');
  expect(manifest).toMatchObject({ name: 'SattaMatka', theme_color: bar });
  expect(icons).toEqual(manifest.icons.map(({ sizes }) => sizes));
  // A phone makes no links of the numbers of the page.
  await expect(page.locator('meta[name="format-detection"]')).toHaveAttribute(
    'content',
    'telephone=no, date=no, address=no, email=no',
  );
});

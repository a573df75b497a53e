const image = (png: Buffer): string =>
  `<img src="data:image/png;base64,${png.toString('base64')}" alt="">`;

const page = (style: string, body: string): string =>
  `<!doctype html><meta charset="utf-8"><style>*{box-sizing:border-box}body{margin:0;display:inline-block}` +
  `img{display:block;width:100%}${style}</style>${body}`;

/** Screens side by side, each in the frame of a phone. */
export const phonesPage = (screens: readonly Buffer[]): string =>
  page(
    'main{display:flex;gap:36px;padding:20px 28px 36px}' +
      'figure{margin:0;width:306px;padding:10px;border-radius:44px;background:#14161b;' +
      'box-shadow:0 0 0 1.5px #5b606b,0 12px 28px #0005}' +
      'figure>div{overflow:hidden;border-radius:35px}',
    `<main>${screens.map((png) => `<figure><div>${image(png)}</div></figure>`).join('')}</main>`,
  );

/** A screen in the frame of a desktop window. */
export const windowPage = (screen: Buffer): string =>
  page(
    'main{padding:16px 28px 36px;width:1046px}' +
      'figure{margin:0;overflow:hidden;border-radius:12px;background:#d9dce3;' +
      'box-shadow:0 0 0 1px #8a8f9a,0 12px 28px #0005}' +
      'figure>i{display:inline-block;width:12px;height:12px;margin:10px 0 10px 12px;border-radius:6px;background:#9aa0ac}',
    `<main><figure><i></i><i></i><i></i>${image(screen)}</figure></main>`,
  );

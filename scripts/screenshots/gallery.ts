export interface Picture {
  name: string;
  look: string;
  file: string;
}

export function galleryPage(pictures: readonly Picture[]): string {
  const names = [...new Set(pictures.map(({ name }) => name))];
  const figure = ({ look, file }: Picture) =>
    `<figure><img src="${file}" alt="" loading="lazy"><figcaption>${look}</figcaption></figure>`;
  const row = (name: string) =>
    `<section><h2 id="${name}">${name}</h2><div>${pictures
      .filter((picture) => picture.name === name)
      .map(figure)
      .join('')}</div></section>`;
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title>` +
    `<style>body{margin:24px;font:16px system-ui;background:#e4e6ee}div{display:flex;gap:16px;overflow:auto}` +
    `figure{margin:0}img{display:block;border-radius:8px;box-shadow:0 2px 12px #0003}` +
    `figcaption{padding:4px;font-size:14px}</style><h1>Screens</h1>${names.map(row).join('')}</html>\n`
  );
}

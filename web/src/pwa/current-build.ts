/** The path of the entry file of this page, which names its build: it differs between any two. */
export const currentBuild = (): string =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

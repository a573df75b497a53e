/** Takes the world of a link (`#world=…`) into the configuration of the page. */
export function takeLink(_base: string): void {}

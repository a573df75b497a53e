import type { Locator } from '@playwright/test';

/** A computed colour: red, green, blue from 0 to 255, opacity from 0 to 1. */
export interface Colour {
  red: number;
  green: number;
  blue: number;
  opacity: number;
}

export async function colourOf(
  element: Locator,
  property: string,
  pseudo?: '::backdrop',
): Promise<Colour> {
  const text = await element.evaluate(
    (node, { name, of }) => getComputedStyle(node, of).getPropertyValue(name),
    { name: property, of: pseudo ?? null },
  );
  const [red = 0, green = 0, blue = 0, opacity = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return { red, green, blue, opacity };
}

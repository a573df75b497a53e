import type { Page } from '@playwright/test';

/**
 * Texts with too little contrast on their ground, as the page stands: less than 4.5, less than 3 where
 * they are large (WCAG 2.2). Quicker than axe, so that it can be asked in every theme; a ground with a
 * picture or a gradient is not judged.
 */
export const hardToRead = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Colour = [red: number, green: number, blue: number, opacity: number];
    const colourOf = (text: string): Colour => {
      const [red = 0, green = 0, blue = 0, opacity = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
      const scale = text.startsWith('color(') ? 255 : 1;
      return [red * scale, green * scale, blue * scale, opacity];
    };
    const over = ([r, g, b, a]: Colour, [r2, g2, b2]: Colour): Colour => [
      r * a + r2 * (1 - a),
      g * a + g2 * (1 - a),
      b * a + b2 * (1 - a),
      1,
    ];
    const luminance = (colour: Colour): number => {
      const [r = 0, g = 0, b = 0] = colour.map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (a: Colour, b: Colour): number => {
      const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
      return (light + 0.05) / (dark + 0.05);
    };
    /** The colour behind an element; nothing where a picture lies. */
    const groundOf = (element: Element): Colour | undefined => {
      const layers: Colour[] = [];
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(at);
        if (backgroundImage !== 'none') return undefined;
        const colour = colourOf(backgroundColor);
        layers.push(colour);
        if (colour[3] === 1 || at.matches('dialog')) break;
      }
      return layers.reverse().reduce((ground, layer) => over(layer, ground), [255, 255, 255, 1]);
    };
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    return [...root.querySelectorAll('*')].flatMap((element) => {
      const text = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent?.trim())
        .join('');
      const visible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!text || !visible || element.closest(':disabled, [aria-disabled="true"]')) return [];
      const ground = groundOf(element);
      if (!ground) return [];
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const needed = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
      const ratio = contrast(over(colourOf(color), ground), ground);
      return ratio < needed ? [`“${text}” has a contrast of ${ratio.toFixed(2)}`] : [];
    });
  });

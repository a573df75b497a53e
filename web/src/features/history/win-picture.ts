import { config } from '../../config.ts';
import { t } from '../../i18n/translate.ts';

/** What the picture of a win shows, each as on its ticket. */
export interface Win {
  readonly market: string;
  readonly digits: string;
  readonly bet: string;
  readonly amount: string;
  readonly date: string;
}

/** Width and height in px. */
const SIZE = 720;
const FONT = 'system-ui, sans-serif';

/** Draws a win as a square PNG in the theme's colours. Throws an Error if the browser draws none. */
export async function winPicture({ market, digits, bet, amount, date }: Win): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser draws no pictures.');
  const { backgroundColor: ground, color: ink } = brandColours();
  brush.fillStyle = ground;
  brush.fillRect(0, 0, SIZE, SIZE);
  brush.fillStyle = ink;
  brush.textAlign = 'center';
  const write = (text: string, y: number, size: number, weight = 400) => {
    brush.font = `${weight} ${size}px ${FONT}`;
    brush.fillText(text, SIZE / 2, y, SIZE - 80);
  };
  write(config().appName, 90, 32);
  write(market, 210, 52, 700);
  write(digits, 360, 120, 800);
  write(bet, 430, 34);
  write(t('wonAmount', { amount }), 540, 60, 700);
  write(date, 595, 30);
  write(t('noRealMoney'), 675, 26);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error('This browser draws no pictures.');
  return new File([blob], 'win.png', { type: blob.type });
}

/** The colours of the bar at the top, as the browser computes them. */
function brandColours(): Pick<CSSStyleDeclaration, 'backgroundColor' | 'color'> {
  const bar = document.querySelector('header');
  return bar ? getComputedStyle(bar) : { backgroundColor: 'white', color: 'black' };
}

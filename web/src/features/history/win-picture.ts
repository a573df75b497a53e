import type { Session } from '@matka/contracts/api/common';
import { config } from '../../config.ts';
import { t } from '../../i18n/translate.ts';
import { digitPlaces } from '../../matka/digit-places.ts';

/** The texts of the picture of a win, each as on its ticket. */
export interface Win {
  readonly market: string;
  readonly digits: string;
  readonly session: Session;
  readonly bet: string;
  readonly amount: string;
  readonly date: string;
}

/** Width and height in px. */
const PICTURE = { width: 1080, height: 1350 };
const { width, height } = PICTURE;
const FONT = 'system-ui, sans-serif';
const INK = '#0c1330';
const GREY = '#5a6280';
const CREAM = '#fff8e6';
const GREEN = '#0a6f3c';
const GOLD = '#f4a300';

/** The ticket and the height of its perforation. */
const ticket = { left: 90, top: 200, right: width - 90, bottom: 1160, tear: 930, notch: 30 };
/** Balls of a result: their radius, and the gaps between them and between its three numbers. */
const ball = { radius: 38, gap: 10, wide: 34 };

/** Draws a win as a ticket on the ground of the brand; false if the browser draws nothing. */
export function paintWin(canvas: HTMLCanvasElement, win: Win): boolean {
  Object.assign(canvas, PICTURE);
  const brush = canvas.getContext('2d');
  if (!brush) return false;
  drawGround(brush);
  drawTicket(brush);
  drawBalls(brush, win);
  drawWin(brush, win);
  return true;
}

/** The same as a file, PNG. Throws an Error if the browser draws none. */
export async function winPicture(win: Win): Promise<File> {
  const canvas = document.createElement('canvas');
  const isDrawn = paintWin(canvas, win);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!isDrawn || !blob) throw new Error('This browser draws no pictures.');
  return new File([blob], 'win.png', { type: blob.type });
}

type Brush = CanvasRenderingContext2D;

interface Writing {
  readonly y: number;
  readonly size: number;
  readonly weight?: number;
  readonly colour: string;
}

/** Writes a line in the middle, no wider than the ticket. */
function write(brush: Brush, text: string, { y, size, weight = 400, colour }: Writing): void {
  brush.font = `${weight} ${size}px ${FONT}`;
  brush.fillStyle = colour;
  brush.textAlign = 'center';
  brush.fillText(text, width / 2, y, ticket.right - ticket.left - 80);
}

/** The colours of the bar at the top, as the browser computes them. */
function brandColours(): Pick<CSSStyleDeclaration, 'backgroundColor' | 'color'> {
  const bar = document.querySelector('header');
  return bar ? getComputedStyle(bar) : { backgroundColor: 'white', color: 'black' };
}

/** The colour of the brand with the rings of the banners, the emblem above and the simulation below. */
function drawGround(brush: Brush): void {
  const { backgroundColor: ground, color: ink } = brandColours();
  brush.fillStyle = ground;
  brush.fillRect(0, 0, width, height);
  brush.globalAlpha = 0.12;
  brush.strokeStyle = ink;
  brush.lineWidth = 44;
  for (const [x, y, radii] of [
    [width - 60, 120, [130, 260, 390]],
    [40, height - 60, [110, 230]],
  ] as const) {
    for (const radius of radii) {
      brush.beginPath();
      brush.arc(x, y, radius, 0, 2 * Math.PI);
      brush.stroke();
    }
  }
  brush.globalAlpha = 1;
  const name = config().appName;
  write(brush, name, { y: 128, size: 56, weight: 800, colour: ink });
  const mark = document.querySelector('#matka-mark path')?.getAttribute('d');
  if (mark) {
    brush.save();
    brush.translate(width / 2 - brush.measureText(name).width / 2 - 104, 68);
    brush.scale(1.6, 1.6);
    brush.fill(new Path2D(mark));
    brush.fillStyle = ground;
    for (const { cx, cy, r } of document.querySelectorAll<SVGCircleElement>('#matka-mark circle')) {
      brush.beginPath();
      brush.arc(cx.baseVal.value, cy.baseVal.value, r.baseVal.value, 0, 2 * Math.PI);
      brush.fill();
    }
    brush.restore();
  }
  write(brush, t('Play points. No real money.'), { y: 1270, size: 34, colour: ink });
}

/** Cream paper with half circles punched out of its edges, where a dashed line ends. */
function drawTicket(brush: Brush): void {
  const { left, top, right, bottom, tear, notch } = ticket;
  const corner = 36;
  brush.beginPath();
  brush.moveTo(left + corner, top);
  brush.arcTo(right, top, right, bottom, corner);
  brush.arc(right, tear, notch, -Math.PI / 2, Math.PI / 2, true);
  brush.arcTo(right, bottom, left, bottom, corner);
  brush.arcTo(left, bottom, left, top, corner);
  brush.arc(left, tear, notch, Math.PI / 2, -Math.PI / 2, true);
  brush.arcTo(left, top, right, top, corner);
  brush.fillStyle = CREAM;
  brush.fill();
  brush.setLineDash([18, 14]);
  brush.lineWidth = 5;
  brush.strokeStyle = '#d8c9a3';
  brush.beginPath();
  brush.moveTo(left + notch + 16, tear);
  brush.lineTo(right - notch - 16, tear);
  brush.stroke();
  brush.setLineDash([]);
}

/** The result in balls: golden where the number won, hollow where the record does not know it. */
function drawBalls(brush: Brush, { digits, session }: Win): void {
  const won = digitPlaces(digits, session);
  const lengths = [3, 2, 3];
  const step = 2 * ball.radius + ball.gap;
  const total = 8 * step - ball.gap + 2 * (ball.wide - ball.gap);
  let x = (width - total) / 2 + ball.radius;
  for (const [line, length] of lengths.entries()) {
    for (let at = 0; at < length; at++) {
      const digit = won.find((each) => each.line === line && each.at === at)?.digit;
      brush.beginPath();
      brush.arc(x, 470, ball.radius, 0, 2 * Math.PI);
      brush.lineWidth = 5;
      brush.strokeStyle = digit ? GOLD : '#d8c9a3';
      brush.stroke();
      if (digit) {
        brush.fillStyle = GOLD;
        brush.fill();
        brush.font = `800 44px ${FONT}`;
        brush.fillStyle = INK;
        brush.fillText(digit, x, 486);
      }
      x += step;
    }
    x += ball.wide - ball.gap;
  }
}

/** Market, number and the stamp of the win. */
function drawWin(brush: Brush, { market, digits, bet, amount, date }: Win): void {
  write(brush, market, { y: 310, size: 60, weight: 800, colour: INK });
  write(brush, bet, { y: 370, size: 38, colour: GREY });
  write(brush, digits, { y: 740, size: 220, weight: 800, colour: INK });
  write(brush, date, { y: 870, size: 38, colour: GREY });
  brush.save();
  brush.translate(width / 2, 1048);
  brush.rotate(-0.06);
  const text = t('Won {amount}', { amount });
  brush.font = `800 76px ${FONT}`;
  const half = Math.min(brush.measureText(text).width, 700) / 2 + 44;
  brush.lineWidth = 8;
  brush.strokeStyle = GREEN;
  brush.strokeRect(-half, -66, 2 * half, 132);
  brush.fillStyle = GREEN;
  brush.fillText(text, 0, 28, 700);
  brush.restore();
}

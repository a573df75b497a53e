import { config } from '../../config.ts';
import { t } from '../../i18n/translate.ts';
import { type BetNumber, placesOf } from '../../matka/bet-number.ts';
import { type DrawNumbers, resultLines } from '../../matka/result-string.ts';

/** The texts of the picture of a win, each as on its ticket. */
export interface Win {
  readonly market: string;
  readonly digits: string;
  /** The number that won; undefined if it is unknown. */
  readonly number: BetNumber | undefined;
  /** The count of the other numbers of the bet, if the winning number is unknown. */
  readonly others: number;
  /** The known part of the draw, at least the number. */
  readonly result: DrawNumbers | undefined;
  readonly bet: string;
  readonly points: number;
  /** The payout per point; undefined if unknown. */
  readonly rate: number | undefined;
  readonly amount: string;
  readonly date: string;
}

/** Width and height in px. */
const PICTURE = { width: 1080, height: 1350 };
const { width, height } = PICTURE;
const FONT = 'system-ui, sans-serif';
/** The width of the emblem with its distance to the name. */
const EMBLEM = 104;
const INK = '#0c1330';
const GREY = '#5a6280';
const CREAM = '#fff8e6';
const GREEN = '#0a6f3c';
const GOLD = '#f4a300';
const BALL = '#e6dcc2';

/** The ticket and the height of its perforation. */
const ticket = { left: 90, top: 200, right: width - 90, bottom: 1160, tear: 930, notch: 30 };
/** Balls: radius, radius of a lone number, gap between digits, gap between numbers. */
const ball = { radius: 38, alone: 56, gap: 10, wide: 34 };

/** Draws a win as a ticket on the brand colour; false if the browser cannot draw. */
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

/** The same as a PNG file. Throws an Error if the browser cannot draw it. */
export async function winPicture(win: Win): Promise<File> {
  const canvas = document.createElement('canvas');
  const isDrawn = paintWin(canvas, win);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!isDrawn || !blob) throw new Error('This browser draws no pictures.');
  return new File([blob], 'win.png', { type: blob.type });
}

type Brush = CanvasRenderingContext2D;

interface Writing {
  /** The left edge; without it the text is centred. */
  readonly x?: number;
  readonly y: number;
  readonly size: number;
  readonly weight?: number;
  readonly colour: string;
}

/** The width of a line on the ticket. */
const LINE = ticket.right - ticket.left - 80;

/** Writes a line no wider than the ticket. */
function write(brush: Brush, text: string, { x, y, size, weight = 400, colour }: Writing): void {
  brush.font = `${weight} ${size}px ${FONT}`;
  brush.fillStyle = colour;
  brush.textAlign = x === undefined ? 'center' : 'left';
  brush.fillText(text, x ?? width / 2, y, LINE);
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
  const mark = document.querySelector('#matka-mark path')?.getAttribute('d');
  brush.font = `800 56px ${FONT}`;
  // Emblem and name are centred together.
  const left = (width - EMBLEM - brush.measureText(name).width) / 2;
  write(brush, name, { x: left + EMBLEM, y: 128, size: 56, weight: 800, colour: ink });
  if (mark) {
    brush.save();
    brush.translate(left, 68);
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
  write(brush, t('Play points. No real money.'), { y: 1270, size: 46, colour: ink });
}

/** Cream paper with half circles punched out of its edges at the ends of a dashed line. */
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

/** The digits that the host sent, as balls: golden for the winning number, larger for a single number. */
function drawBalls(brush: Brush, { number = {}, result = {} }: Win): void {
  const won = placesOf(number);
  const lines = resultLines(result).map((line, group) =>
    [...line].flatMap((digit, at) =>
      digit === '*' ? [] : { digit, isWon: won.includes(`${group}.${at}`) },
    ),
  );
  const groups = lines.filter(({ length }) => length > 0);
  const balls = groups.flat();
  const radius = balls.length > won.length || balls.length > 6 ? ball.radius : ball.alone;
  const total =
    balls.length * (2 * radius + ball.gap) + (groups.length - 1) * (ball.wide - ball.gap);
  let x = (width - total + ball.gap) / 2 + radius;
  brush.textAlign = 'center';
  for (const group of groups) {
    for (const { digit, isWon } of group) {
      brush.beginPath();
      brush.arc(x, 470, radius, 0, 2 * Math.PI);
      brush.fillStyle = isWon ? GOLD : BALL;
      brush.fill();
      brush.font = `800 ${1.16 * radius}px ${FONT}`;
      brush.fillStyle = INK;
      brush.fillText(digit, x, 470 + 0.42 * radius);
      x += 2 * radius + ball.gap;
    }
    x += ball.wide - ball.gap;
  }
}

/** A text as one line if it fits, else broken at the space nearest its middle. */
export function linesOf(text: string, fits: (line: string) => boolean): readonly string[] {
  const distance = (at: number) => Math.abs(at - text.length / 2);
  const spaces = Array.from(text.matchAll(/ /g), ({ index }) => index);
  const [at] = spaces.toSorted((a, b) => distance(a) - distance(b));
  return fits(text) || at === undefined ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** Market, number and the stamp of the win. */
function drawWin(brush: Brush, win: Win): void {
  const { market, digits, others, bet, points, rate, amount, date } = win;
  const number = others > 0 ? t('{count} numbers', { count: others + 1 }) : digits;
  const stake = rate
    ? t('{points} points · pays {rate}×', { points, rate })
    : t('{points} points', { points });
  brush.font = `800 60px ${FONT}`;
  const lines = linesOf(market, (line) => brush.measureText(line).width <= LINE);
  const size = lines.length > 1 ? 50 : 60;
  for (const [at, line] of lines.entries()) {
    write(brush, line, { y: 310 - 54 * (lines.length - 1 - at), size, weight: 800, colour: INK });
  }
  write(brush, bet, { y: 374, size: 46, colour: GREY });
  write(brush, number, { y: 740, size: others > 0 ? 120 : 220, weight: 800, colour: INK });
  write(brush, stake, { y: 816, size: 46, colour: INK });
  write(brush, date, { y: 880, size: 46, colour: GREY });
  brush.save();
  brush.translate(width / 2, 1048);
  brush.rotate(-0.06);
  const text = t('Won {amount}', { amount });
  brush.font = `800 84px ${FONT}`;
  const half = Math.min(brush.measureText(text).width, 700) / 2 + 44;
  brush.lineWidth = 8;
  brush.strokeStyle = GREEN;
  brush.strokeRect(-half, -66, 2 * half, 132);
  brush.fillStyle = GREEN;
  brush.fillText(text, 0, 28, 700);
  brush.restore();
}

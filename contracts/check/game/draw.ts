/** The names of the numbers of a draw, in display order. */
export const drawNames = ['open_pana', 'open_digit', 'close_digit', 'close_pana'] as const;
type DrawName = (typeof drawNames)[number];

/** The numbers of a draw; empty, null or absent until they are drawn. */
export type Draw = Readonly<Partial<Record<DrawName, string | null | undefined>>>;

/** Numbers of a draw that responses showed; null for a number that is not drawn. */
export type KnownDraw = Readonly<Record<DrawName, string | null>> & {
  readonly market: string;
  /** `2026-11-20`. */
  readonly day: string;
  /** The latest response that showed the draw. */
  readonly exchange: number;
  /** The first response that showed each number. */
  readonly since: Readonly<Partial<Record<DrawName, number>>>;
};

/** Tells if a draw has any number; an empty text does not count. */
export const isDrawn = (draw: Draw): boolean => drawNames.some((name) => Boolean(draw[name]));

/** A draw such as `128-1-0-145`, with a star for each number that is not drawn. */
export const drawText = (draw: Draw): string =>
  drawNames.map((name) => draw[name] || '*').join('-');

/** What a bet type combines of a payload: its combinations, or that the rules forbid the payload. */
export type Combined = { combinations: readonly string[] } | { forbidden: string };

/** The tables of the game. The caller hands them in: this folder knows no rule of the game by itself. */
export interface Game {
  /** The 220 panas in canonical spelling. */
  panas: readonly string[];
  /** The last digit of the sum of a pana's digits. */
  ankOf: (pana: string) => string;
  /** SP, DP or TP. */
  kindOf: (pana: string) => string;
  /** The combinations of a payload, by code of the bet type; undefined for a type without suggestions. */
  combine: (code: string, payload: Readonly<Record<string, unknown>>) => Combined | undefined;
}

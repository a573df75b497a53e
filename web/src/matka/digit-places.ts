import type { Session } from '@matka/contracts/api/common';

/** A digit of a bid's number and its place in the lines of a result. */
interface DigitPlace {
  readonly digit: string;
  readonly line: number;
  readonly at: number;
}

/** The parts of a number that is decided at close, the open one first: of a jodi its digits. */
const partsOf = (label: string): readonly string[] =>
  label.length === 2 ? [...label] : label.split('-');

/** The session whose draw decides a bid: the close one if its number names both. */
export const decidingSession = (label: string, session: Session): Session =>
  partsOf(label).length > 1 ? 'close' : session;

/** The digits of a number, `7`, `47`, `128` or `5-128`, each at its place in the lines of a result; none of other texts. */
export function digitPlaces(label: string, session: Session): readonly DigitPlace[] {
  if (!/^(\d\d|(\d|\d{3})(-(\d|\d{3}))?)$/.test(label)) return [];
  const parts = partsOf(label);
  return parts.flatMap((part, index) => {
    const isOpen = parts.length > 1 ? index === 0 : session === 'open';
    if (part.length === 1) return { digit: part, line: 1, at: isOpen ? 0 : 1 };
    return [...part].map((digit, at) => ({ digit, line: isOpen ? 0 : 2, at }));
  });
}

/** The kinds of findings; shrinking holds on to one of them. */
export type FindingKind =
  | 'crash'
  | 'console error'
  | 'empty screen'
  | 'not at rest'
  | 'booked more than meant'
  | 'said placed, not booked'
  | 'said not placed, booked'
  | 'changed its word'
  | 'submission without an outcome'
  | 'sent what was not meant'
  | 'wrong wallet'
  | 'wrong receipt'
  | 'bet on a closed side'
  | 'wrong history'
  | 'wrong screen'
  | 'wrong settlement'
  | 'wrong balance'
  | 'wrong result'
  | 'draft lost'
  | "another player's data"
  | 'token after sign-out'
  | 'two refreshes at a time'
  | 'not repeatable'
  | 'broken invariant'
  | 'no progress';

/** Something that must not be: what was expected and what was seen. */
export interface Finding {
  readonly kind: FindingKind;
  readonly expected: string;
  readonly seen: string;
}

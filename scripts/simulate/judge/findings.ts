export type FindingKind =
  | 'booked more than meant'
  | 'said placed, not booked'
  | 'said not placed, booked'
  | 'changed its word'
  | 'unread notice'
  | 'sent what was not meant'
  | 'submission without an outcome'
  | 'wrong wallet'
  | 'wrong screen'
  | 'broken invariant'
  | 'crash'
  | 'console error'
  | 'not at rest';

export interface Finding {
  readonly kind: FindingKind;
  readonly expected: string;
  readonly seen: string;
}

export type Report = (kind: FindingKind, expected: string, seen: string) => void;

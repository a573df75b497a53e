import { Session } from '@matka/contracts/api/common';
import { Dictionary } from '@matka/contracts/api/schema';
import { read } from '@matka/contracts/reading/read';
import * as Type from 'typebox';
import { readStored } from '../../../lib/read-stored.ts';
import { readPoints } from '../rules/points.ts';
import { type Form, fieldNames } from './form.ts';

const membersOf = <T extends Type.TSchema>(names: readonly string[], schema: T) =>
  Object.fromEntries(names.map((name) => [name, Type.Optional(schema)]));
const Digits = Type.String({ pattern: '^\\d*$' });

const StoredForm = Type.Object({
  ...membersOf([...fieldNames, 'points'], Digits),
  ...membersOf(['SP', 'DP', 'TP', 'odd', 'even'], Type.Boolean()),
  type: Type.Optional(Type.Union([Session, Type.Literal('')])),
  bracketType: Type.Optional(Type.Union([Type.Literal('half'), Type.Literal('full')])),
  cells: Type.Optional(Dictionary(Digits)),
});
/** The label gives the other parts of a bid. */
const StoredBid = Type.Object({
  label: Type.String(),
  points: Type.Integer({ minimum: 1 }),
  gameType: Session,
});
const StoredDraft = Type.Object({
  /** The tab that stored it, and the key of its history entry. */
  tab: Type.String(),
  entry: Type.String(),
  /** The hash of the player who typed it. */
  player: Type.Optional(Type.String()),
  form: Type.Unsafe<Partial<Form>>(StoredForm),
  bids: Type.Array(StoredBid),
});

export type Draft = Type.Static<typeof StoredDraft>;

/** A stored draft; undefined if any part is corrupt: half a table misleads. */
function parseDraft(stored: unknown): Draft | undefined {
  const { value, losses } = read(StoredDraft, stored);
  if (!value || losses.length > 0) return undefined;
  const { bids } = value;
  const isTable =
    new Set(bids.map(({ label }) => label)).size === bids.length &&
    bids.every(({ points }) => readPoints(String(points)) !== undefined);
  return isTable ? value : undefined;
}

/** The readable drafts of one screen, at most one per tab, the newest first. */
export const parseDrafts = (text: string | null): readonly Draft[] =>
  (readStored(Type.Array(Type.Unknown()), text).value ?? [])
    .map(parseDraft)
    .filter((draft) => draft !== undefined);

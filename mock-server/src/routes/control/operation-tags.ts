/** The groups of the control API's operations, in the order of its document. */
export const controlTags = [
  { name: 'worlds', description: 'Create, reset, export and import worlds.' },
  { name: 'time', description: 'The clock and the market day.' },
  { name: 'draws', description: 'Results set by hand, and markets.' },
  { name: 'players', description: 'Wallets, bets, ledgers, tokens.' },
  { name: 'faults', description: 'Fault rules and magic inputs.' },
  { name: 'journal', description: 'Recorded requests: changes, replays, branches.' },
  { name: 'checks', description: 'Invariants and API coverage.' },
] as const;

type Tag = (typeof controlTags)[number]['name'];

/** Tags by the first part of a path below `/__mock/` or below a world. */
const tagsByPart: Readonly<Record<string, Tag>> = {
  clock: 'time',
  day: 'time',
  draws: 'draws',
  markets: 'draws',
  players: 'players',
  tokens: 'players',
  faults: 'faults',
  'magic-inputs': 'faults',
  journal: 'journal',
  replay: 'journal',
  branch: 'journal',
  invariants: 'checks',
  coverage: 'checks',
};

/** The tag of a path of the control API. */
export function controlTag(path: string): Tag {
  const [, part = ''] = /^\/__mock\/(?:worlds\/[^/]+\/)?([\w-]*)/.exec(path) ?? [];
  return tagsByPart[part] ?? 'worlds';
}

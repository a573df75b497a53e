import type { FaultRule } from '@matka/mock-server/src/worlds/fault-rule';

export const faults = {
  'broken connection': { effect: 'reset' },
  'connection dropped': { effect: 'drop' },
  'connection dropped, no proxy between': { effect: 'drop' },
  'status 500': { effect: 'status', status: 500 },
  'status 503': { effect: 'status', status: 503 },
  'gateway page 502': { effect: 'html' },
  'gateway page 503': { effect: 'html', status: 503 },
  'gateway page 429': { effect: 'html', status: 429 },
  'status 429 of a gateway': { effect: 'status', status: 429, body: {} },
  'status 408': { effect: 'status', status: 408 },
  'status 408, no proxy between': { effect: 'status', status: 408 },
  'status 421': { effect: 'status', status: 421 },
  'status 425': { effect: 'status', status: 425 },
  'redirect 302': { effect: 'status', status: 302, headers: { location: '/home' } },
  'portal page 200': { effect: 'captive-portal' },
  'invalid JSON': { effect: 'malformed' },
  'truncated body': { effect: 'truncated' },
  'empty body': { effect: 'truncated', bytes: 0 },
  'half a body': { effect: 'half-body' },
  'no response in time': { effect: 'latency', milliseconds: 6000 },
  'commit after the failure': { effect: 'delayed-commit', milliseconds: 3000 },
  'refusal 400': { effect: 'status', status: 400, body: { detail: 'The market is closed.' } },
} as const satisfies Record<string, Omit<FaultRule, 'when' | 'path' | 'times'>>;
export type FaultName = keyof typeof faults;

const moments = ['before the commit', 'after the commit'] as const;
const histories = ['readable', 'unreadable', 'empty', 'partial', 'late'] as const;
const hosts = ['keys', 'no keys'] as const;
const places = ['one tab', 'two tabs', 'reload'] as const;

/** One cell of the table: a fault of one submission, and where the player goes on from it. */
export interface Cell {
  readonly fault: FaultName;
  readonly moment: (typeof moments)[number];
  /** The bid history is like this once the request has left. */
  readonly history: (typeof histories)[number];
  /** The host understands idempotency keys, or not. */
  readonly host: (typeof hosts)[number];
  readonly place: (typeof places)[number];
}

export const nameOf = ({ fault, moment, history, host, place }: Cell): string =>
  `${fault}, ${moment}, history ${history}, ${host}, ${place}`;

/** Faults with one moment only: a delayed commit has its own, and a refusal commits nothing. */
const withoutMoment: readonly FaultName[] = ['commit after the failure', 'refusal 400'];
const isPossible = ({ fault, moment, history }: Cell): boolean =>
  moment === 'before the commit'
    ? history !== 'partial' && history !== 'late'
    : !withoutMoment.includes(fault);

/** Where the history fails as well, the kind of the first fault makes no difference: one stands for all. */
const isNew = ({ fault, history }: Cell): boolean =>
  history === 'readable' || fault === 'gateway page 502';

function allCells(): Cell[] {
  const cells: Cell[] = [];
  for (const fault of Object.keys(faults) as FaultName[])
    for (const moment of moments)
      for (const history of histories)
        for (const host of hosts)
          for (const place of places) cells.push({ fault, moment, history, host, place });
  return cells.filter((cell) => isPossible(cell) && isNew(cell));
}

/**
 * The cells that every full test run plays: what the browser sends again by itself, and a reload. Other journeys have a
 * second tab, the unit tests of submissions and the simulator hold the others; the scheduled runs play the whole table.
 */
const sample: readonly string[] = [
  'connection dropped, no proxy between, after the commit, history readable, keys, one tab',
  'connection dropped, no proxy between, after the commit, history readable, no keys, one tab',
  'commit after the failure, before the commit, history readable, keys, reload',
];

/** The whole table, or the fixed sample of it. */
export const cellsOf = (whole: boolean): Cell[] =>
  allCells().filter((cell) => whole || sample.includes(nameOf(cell)));

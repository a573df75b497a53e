export interface FaultRow {
  readonly fault: string;
  readonly moment: string;
  readonly history: string;
  readonly host: string;
  readonly place: string;
  readonly said: string;
  /** Bets on the host at the end, of the two that the player sent. */
  readonly booked: number;
  /** Requests that the browser repeated by itself. */
  readonly resent: number;
}

const places = ['one tab', 'two tabs', 'reload'];
const hosts = ['keys', 'no keys'];

const lineOf = ({ fault, moment, history }: FaultRow): string =>
  [fault, moment, history].join(' | ');

/** The last row of each cell. */
export const latestRows = (rows: readonly FaultRow[]): FaultRow[] => [
  ...new Map(rows.map((row) => [`${lineOf(row)} | ${row.host} | ${row.place}`, row])).values(),
];

function cellOf(row: FaultRow | undefined): string {
  if (!row) return '';
  const { said, booked, resent } = row;
  return `${said}, ${booked}${resent > 0 ? ` (the browser sent it ${resent + 1} times)` : ''}`;
}

/** The table in Markdown: a line for each fault, a column for each host and place. */
export function faultTable(rows: readonly FaultRow[]): string {
  const columns = hosts.flatMap((host) => places.map((place) => ({ host, place })));
  const heads = columns.map(({ host, place }) => `${host}, ${place}`);
  const lines = [...Map.groupBy(rows, lineOf)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([line, of]) => {
      const cells = columns.map(({ host, place }) =>
        cellOf(of.find((row) => row.host === host && row.place === place)),
      );
      return `| ${line} | ${cells.join(' | ')} |`;
    });
  return [
    `| fault | when | history | ${heads.join(' | ')} |`,
    `|${'---|'.repeat(3 + heads.length)}`,
    ...lines,
  ].join('\n');
}

const START = '<!-- fault table: written by npx node scripts/fault-table.ts>';
const END = '<!-- end of the fault table -->';

/** A document with the table between its two comments; throws if a comment is missing. */
export function withTable(document: string, table: string): string {
  const start = document.indexOf(START);
  const end = document.indexOf(END);
  if (start < 0 || end < start) throw new Error(`No place for the table: ${START}`);
  return `${document.slice(0, start)}${START}\n\n${table}\n\n${document.slice(end)}`;
}

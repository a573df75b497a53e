import { useState } from 'react';
import type { JournalEntry } from '../src/journal/entry.ts';
import type { Replay } from '../src/journal/replay.ts';
import { grouped, isError, isShown, kinds, outcomeOf, pathInWorld, senderOf } from './calls.ts';
import { indianTime } from './format.ts';
import { EntryDetails } from './journal-entry.tsx';
import { Button, Chip, Panel, Row, Table } from './parts.tsx';
import { useConsole, useWorldData } from './use-console.ts';

/** Number of calls that are shown at first, and added each time the list is scrolled to its end. */
const page = 60;
const heads = ['#', 'Time, who', 'Call', 'Status, ms', 'Rows, points', ''];

const duration = (ms: number | undefined): string =>
  ms === undefined ? '' : ms < 10 ? ms.toFixed(1) : String(Math.round(ms));

/** Points that a call added to wallets; nothing for 0. */
function Points({ hundredths }: { hundredths: number }) {
  const text = (hundredths / 100).toFixed(2);
  if (hundredths > 0) return <span className="plus">+{text}</span>;
  return hundredths < 0 && <span className="minus">{text}</span>;
}

/** A group of requests, shown by its first request, with its details when it is open. */
function GroupRows({
  group: [entry, ...repeated],
  sender,
  isOpen,
  toggle,
  showAll,
}: {
  group: [JournalEntry, ...JournalEntry[]];
  sender: string;
  isOpen: boolean;
  toggle: () => void;
  showAll: () => void;
}) {
  const { isNew, branch } = useConsole();
  const { number, at, method, url, ms, rows, ledger } = entry;
  const mark = isNew(entry) ? ', new' : '';
  const count = repeated.length + 1;
  return (
    <>
      <tr
        className={`entry ${isOpen ? 'opened' : ''} ${mark && 'fresh'}`}
        onClick={({ target }) => {
          const isText = getSelection()?.isCollapsed && target instanceof Element;
          if (isText && !target.closest('button')) toggle();
        }}
      >
        <td>
          <Button
            onClick={toggle}
            aria-expanded={isOpen}
            aria-label={`Call ${number}, its request, response and changes${mark}`}
          >
            {number}
          </Button>
        </td>
        <td>{`${indianTime(at)} ${sender}`}</td>
        <td>
          <code>{`${method} ${pathInWorld(url)}`}</code>
          {count > 1 && (
            <Button
              className="times"
              onClick={showAll}
              aria-label={`Show all ${count} calls like call ${number}`}
            >
              ×{count}
            </Button>
          )}
        </td>
        <td>
          <Chip kind={isError(entry) ? 'bad' : 'good'}>{outcomeOf(entry)}</Chip> {duration(ms)}
        </td>
        <td>
          {rows || ''} <Points hundredths={ledger} />
        </td>
        <td>
          <Button
            className="quiet"
            onClick={() => branch(number)}
            aria-label={`Branch after call ${number}`}
          >
            Branch
          </Button>
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={heads.length}>
            <EntryDetails entry={entry} />
          </td>
        </tr>
      )}
    </>
  );
}

function ReplayChip({ differences, compared, calls }: Replay) {
  if (differences.length === 0)
    return (
      <Chip kind="good">
        {compared} of {calls} calls compared: byte for byte the same
      </Chip>
    );
  return (
    <Chip kind="bad">
      {differences.length} of {compared} calls differ:{' '}
      {differences.map(({ number }) => number).join(', ')}
    </Chip>
  );
}

/** The last requests of the world, each with its changes and a branch. */
export function JournalPanel() {
  const { world, journal, act } = useConsole();
  const players = useWorldData(world, 'players', world.players) ?? [];
  const [kind, setKind] = useState('All');
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<number>();
  const [apart, setApart] = useState<ReadonlySet<string>>(new Set());
  const [limit, setLimit] = useState(page);
  const [replay, setReplay] = useState<Replay>();

  const mobiles = new Map(players.map(({ id, mobile }) => [id, mobile]));
  const shown = journal.toReversed().filter((entry) => isShown(entry, kind, text));
  const groups = grouped(shown, ({ url, number }) => apart.has(url) || number === opened);
  const choose = (change: () => void) => act(async () => change());
  return (
    <Panel title="Journal">
      <Row>
        {Object.keys(kinds).map((label) => (
          <Button
            key={label}
            aria-pressed={label === kind}
            onClick={() => choose(() => setKind(label))}
          >
            {label}
          </Button>
        ))}
        <input
          type="search"
          id="journal-filter"
          aria-label="Filter requests"
          placeholder="Filter: /betting/, 500, digits…"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Chip>
          {shown.length} of {journal.length}
        </Chip>
        <Button onClick={() => act(async () => setReplay(await world.replay()))}>Replay all</Button>
        {replay && <ReplayChip {...replay} />}
      </Row>
      <Table
        name="Calls"
        heads={heads}
        empty={journal.length === 0 ? 'No requests yet.' : 'No requests match.'}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          if (scrollTop + clientHeight > scrollHeight - 200 && limit < groups.length)
            setLimit(limit + page);
        }}
        rows={groups.slice(0, limit).map((group) => {
          const [{ number, url }] = group;
          return (
            <GroupRows
              key={number}
              group={group}
              sender={senderOf(group[0], mobiles)}
              isOpen={number === opened}
              toggle={() => choose(() => setOpened(number === opened ? undefined : number))}
              showAll={() => choose(() => setApart(new Set([...apart, url])))}
            />
          );
        })}
      />
    </Panel>
  );
}

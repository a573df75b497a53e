import { type ReactNode, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { MockError } from '../client/mock-client.ts';
import type { JournalEntry } from '../src/journal/entry.ts';
import type { ClockChange } from '../src/routes/control/worlds.ts';
import { mock, namedWorld, nameWorld } from './control.ts';
import { nextText } from './day.ts';
import { drawnText } from './draw-text.ts';
import { indianDay, indianMinute } from './format.ts';
import { isAfter, readJournal } from './journal-log.ts';
import { Messages } from './messages.tsx';
import { Button } from './parts.tsx';
import { ConsoleContext, useWorldData } from './use-console.ts';

const messageOf = (error: unknown): string =>
  error instanceof MockError
    ? error.detail
    : error instanceof Error
      ? error.message
      : String(error);

/** Reads the world that the page shows, and gives the parts of the page what they share. */
export function ConsoleProvider({ children }: { children: ReactNode }) {
  const { mutate } = useSWRConfig();
  const [id, setId] = useState(namedWorld);
  const [notice, setNotice] = useState('');
  const [message, setMessage] = useState<ReactNode>();
  const [changes, setChanges] = useState(0);
  const [seen, setSeen] = useState<{ id: string; last: JournalEntry | undefined }>();
  const actions = useRef(0);
  const known = useRef<{ id: string; entries: readonly JournalEntry[] }>(undefined);
  const world = mock.world(id);
  const live = { live: true };
  const summary = useWorldData(world, 'summary', world.summary, live);
  const day = useWorldData(world, 'day', world.day, live);
  const read = async () => {
    const entries = await readJournal(world, known.current?.id === id ? known.current.entries : []);
    known.current = { id, entries };
    return entries;
  };
  const journal = useWorldData(world, 'journal', read, live);

  const show = (next: string) => {
    nameWorld(next);
    setId(next);
  };

  /** The result of an older action does not hide a newer error. */
  const attempt = async (work: () => Promise<unknown>) => {
    actions.current += 1;
    const own = actions.current;
    setSeen(journal && { id, last: journal.at(-1) });
    try {
      await work();
      if (own === actions.current) setNotice('');
    } catch (error) {
      setNotice(messageOf(error));
    }
  };

  const act = (work: () => Promise<unknown>) =>
    attempt(async () => {
      await work();
      await mutate(() => true);
    });

  const enter = (work: () => Promise<string>) =>
    attempt(async () => {
      const next = await work();
      show(next);
      // Only the shown world is read. The former world may be removed, and reading would create it again.
      await mutate(next === id ? () => true : 'worlds');
    });

  const change = (work: () => Promise<string>) =>
    act(async () => {
      // A world can be too large to be kept.
      const kept = await world.keepState().catch(() => undefined);
      const text = await work();
      setChanges((count) => count + 1);
      const undo = () =>
        enter(async () => {
          const { now } = await world.restoreState(kept?.id ?? '');
          setChanges((count) => count + 1);
          setMessage(`${id} is as it was: ${indianDay(now)}, ${indianMinute(now)}.`);
          return id;
        });
      setMessage(
        <>
          {text} {kept && <Button onClick={undo}>Undo</Button>}
        </>,
      );
    });

  const step = (work: () => Promise<ClockChange>, otherwise = 'Nothing was drawn.') =>
    change(async () => {
      const { events } = await work();
      return `${drawnText(events, otherwise)} ${nextText(await world.day())}`;
    });

  const branch = (number: number) =>
    act(async () => {
      const taken = new Set((await mock.worlds()).map((other) => other.id));
      const base = `${id.slice(0, 50)}-at-${number}`;
      let as = base;
      for (let n = 2; taken.has(as); n += 1) as = `${base}-${n}`;
      await world.branch({ request: number, as });
      const open = () => {
        setMessage(undefined);
        return enter(async () => as);
      };
      setMessage(
        <>
          Branched to {as} <Button onClick={open}>Open</Button>
        </>,
      );
    });

  const isNew = (entry: JournalEntry) => seen?.id === id && isAfter(entry, seen.last);

  return (
    <>
      <Messages notice={notice} message={message} tell={setMessage} />
      {summary && day && (
        <ConsoleContext
          value={{
            world,
            summary,
            day,
            journal: journal ?? [],
            isNew,
            changes,
            act,
            enter,
            change,
            step,
            branch,
            tell: setMessage,
          }}
        >
          {children}
        </ConsoleContext>
      )}
    </>
  );
}

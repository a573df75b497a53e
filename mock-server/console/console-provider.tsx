import { type ReactNode, useRef, useState } from 'react';
import type { WorldControl } from '../client/mock-client.ts';
import type { JournalEntry } from '../src/journal/entry.ts';
import { mock, namedWorld, nameWorld } from './control.ts';
import { readJournal } from './journal-log.ts';
import { Messages } from './messages.tsx';
import { useActions } from './use-actions.tsx';
import { ConsoleContext, useWorldData } from './use-console.ts';

const live = { live: true };

/** The journal of a world; only new calls are read. */
function useJournal(world: WorldControl): readonly JournalEntry[] | undefined {
  const known = useRef<{ id: string; entries: readonly JournalEntry[] }>(undefined);
  const read = async () => {
    const { id } = world;
    const entries = await readJournal(world, known.current?.id === id ? known.current.entries : []);
    known.current = { id, entries };
    return entries;
  };
  return useWorldData(world, 'journal', read, live);
}

/** Reads the world that the page shows, and gives the parts of the page what they share. */
export function ConsoleProvider({ children }: { children: ReactNode }) {
  const [id, setId] = useState(namedWorld);
  const world = mock.world(id);
  const summary = useWorldData(world, 'summary', world.summary, live);
  const day = useWorldData(world, 'day', world.day, live);
  const journal = useJournal(world);
  const { notice, message, ...actions } = useActions(world, journal, (next) => {
    nameWorld(next);
    setId(next);
  });
  return (
    <>
      <Messages notice={notice} message={message} tell={actions.tell} />
      {summary && day && (
        <ConsoleContext value={{ world, summary, day, journal: journal ?? [], ...actions }}>
          {children}
        </ConsoleContext>
      )}
    </>
  );
}

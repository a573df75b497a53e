import { type ReactNode, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { MockError, type WorldControl } from '../client/mock-client.ts';
import type { JournalEntry } from '../src/journal/entry.ts';
import { mock } from './control.ts';
import { nextText } from './day.ts';
import { drawnText } from './draw-text.ts';
import { indianDay, indianMinute } from './format.ts';
import { isAfter } from './journal-log.ts';
import { Button } from './parts.tsx';
import type { ConsoleActions } from './use-console.ts';

function messageOf(error: unknown): string {
  if (error instanceof MockError) return error.detail;
  return error instanceof Error ? error.message : String(error);
}

/** The first free id of a world that branches from another one after a call. */
async function branchId(id: string, number: number): Promise<string> {
  const taken = new Set((await mock.worlds()).map((other) => other.id));
  const base = `${id.slice(0, 50)}-at-${number}`;
  let free = base;
  for (let n = 2; taken.has(free); n += 1) free = `${base}-${n}`;
  return free;
}

/**
 * The actions of the page on its world, with the error of the last one and its result.
 * @param journal the calls of the world; undefined until they are read
 * @param show shows the world with an id
 */
export function useActions(
  world: WorldControl,
  journal: readonly JournalEntry[] | undefined,
  show: (id: string) => void,
): ConsoleActions & { notice: string; message: ReactNode } {
  const { id } = world;
  const { mutate } = useSWRConfig();
  const [notice, setNotice] = useState('');
  const [message, tell] = useState<ReactNode>();
  const [changes, setChanges] = useState(0);
  const [seen, setSeen] = useState<{ id: string; last: JournalEntry | undefined }>();
  const actions = useRef(0);

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

  const act: ConsoleActions['act'] = (work) =>
    attempt(async () => {
      await work();
      await mutate(() => true);
    });

  const enter: ConsoleActions['enter'] = (work) =>
    attempt(async () => {
      const next = await work();
      show(next);
      // Only the shown world is read. The former world may be removed, and reading would create it again.
      await mutate(next === id ? () => true : 'worlds');
    });

  const undo = (state: string) =>
    enter(async () => {
      const { now } = await world.restoreState(state);
      setChanges((count) => count + 1);
      tell(`${id} is as it was: ${indianDay(now)}, ${indianMinute(now)}.`);
      return id;
    });

  const change: ConsoleActions['change'] = (work) =>
    act(async () => {
      // A world can be too large to be kept.
      const kept = await world.keepState().catch(() => undefined);
      const text = await work();
      setChanges((count) => count + 1);
      tell(
        <>
          {text} {kept && <Button onClick={() => undo(kept.id)}>Undo</Button>}
        </>,
      );
    });

  const step: ConsoleActions['step'] = (work, otherwise = 'Nothing was drawn.') =>
    change(async () => {
      const { events } = await work();
      return `${drawnText(events, otherwise)} ${nextText(await world.day())}`;
    });

  const branch: ConsoleActions['branch'] = (number) =>
    act(async () => {
      const as = await branchId(id, number);
      await world.branch({ request: number, as });
      const open = () => {
        tell(undefined);
        return enter(async () => as);
      };
      tell(
        <>
          Branched to {as} <Button onClick={open}>Open</Button>
        </>,
      );
    });

  const isNew = (entry: JournalEntry) => seen?.id === id && isAfter(entry, seen.last);

  return { notice, message, changes, isNew, act, enter, change, step, branch, tell };
}

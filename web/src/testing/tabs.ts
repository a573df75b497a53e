import type { BetRecord } from '@matka/contracts/api/history';
import type { BetOutcome } from '@matka/contracts/client/bet-outcome';
import { HISTORY_LAG, type SubmissionContext } from '../submissions/context.ts';
import { createFollowUp, type FollowUp } from '../submissions/follow-up.ts';
import { createStore } from '../submissions/store.ts';
import { createStorage } from './shared-storage.ts';
import { jodiRecord } from './stored-submissions.ts';
import { errorResponse, page, placed, serverError, unanswered } from './submissions.ts';
import { Locks } from './web-locks.ts';

/** The fate of a request: if its bets are booked, and the response. */
export type Fate =
  | 'placed'
  | 'lost'
  | 'lost-after-commit'
  | 'error-after-commit'
  | 'refused'
  | 'late';

/** A host that books bets, remembers responses by key if it knows keys, and loses the responses chosen by a test. */
export function fakeHost(knowsKeys: boolean) {
  const bookings: { key: string; amount: number }[] = [];
  const requests: string[] = [];
  const fates: Fate[] = [];
  const late: { readonly until: number; readonly commit: () => void }[] = [];
  const records: BetRecord[] = [];
  let id = 100;
  // The response to a key also holds for its requests that are still running.
  const refusedKeys = new Set<string>();
  const book = (key: string, amount: number) => {
    if (knowsKeys && (refusedKeys.has(key) || bookings.some((each) => each.key === key))) return;
    bookings.push({ key, amount });
    records.unshift(jodiRecord(id++, '05', amount));
  };
  const respond = (fate: Fate, key: string, amount: number): BetOutcome => {
    if (knowsKeys && bookings.some((each) => each.key === key) && fate === 'refused') {
      return placed(100, 90);
    }
    if (fate === 'refused' || refusedKeys.has(key)) {
      refusedKeys.add(key);
      return errorResponse({ error: 'No' });
    }
    if (fate === 'lost') return unanswered();
    if (fate === 'late') {
      late.push({ until: Date.now() + HISTORY_LAG, commit: () => book(key, amount) });
      return unanswered();
    }
    book(key, amount);
    if (fate === 'placed') return placed(100, 90);
    return fate === 'error-after-commit' ? serverError() : unanswered();
  };
  return {
    bookings,
    requests,
    records,
    knowsKeys,
    /** The fates of the next requests, in their order; later ones are placed. */
    decide: (fate: Fate) => fates.push(fate),
    /** Books the requests that are still running; no request takes longer than a history may lag. */
    commitLate: () => {
      for (const { until, commit } of late.splice(0)) if (Date.now() < until) commit();
    },
    send: (key: string, amount: number): BetOutcome => {
      requests.push(key);
      return respond(fates.shift() ?? 'placed', key, amount);
    },
  };
}
export type FakeHost = ReturnType<typeof fakeHost>;

export interface Tab {
  readonly context: SubmissionContext;
  readonly followUp: FollowUp;
  isClosed: boolean;
  /** Closes the tab and stops its work. */
  readonly close: () => void;
}

/** The duration of a request, in milliseconds. */
export const REQUEST_TIME = 50;

/** A browser in which a player has tabs of the app; the host's clock is the test's. */
export function fakeBrowser(host: FakeHost) {
  const storage = createStorage();
  const locks = new Locks();
  const never = () => new Promise<never>(() => {});
  // biome-ignore lint/plugin/no-sleeps: fake time.
  const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
  const openTab = (): Tab => {
    const tab = {} as Tab;
    const shared = createStore(storage, 'p:', () => {});
    const alive = <T>(use: () => T): T | undefined => (tab.isClosed ? undefined : use());
    const context: SubmissionContext = {
      prefix: 'p:',
      store: {
        ...shared,
        write: (submission) => alive(() => shared.write(submission)),
        move: (...change) => alive(() => shared.move(...change)),
        remove: (key) => alive(() => shared.remove(key)),
      },
      lock: (name, task, signal) => locks.request(tab, name, signal ? { signal } : {}, task),
      host: {
        send: async (body, key) => {
          if (tab.isClosed) return never();
          const outcome = host.send(key, body.amount);
          await pause(REQUEST_TIME);
          return tab.isClosed ? never() : outcome;
        },
        readPage: async () => {
          await pause(REQUEST_TIME);
          return tab.isClosed ? never() : page([...host.records]);
        },
        quietFor: () => 0,
        knowsKeys: () => host.knowsKeys,
        time: () => Date.now(),
        isOffline: () => false,
      },
      wallet: { points: () => 1000, at: () => undefined, setPoints: () => {} },
      onPlaced: () => {},
      isCurrent: () => !tab.isClosed,
    };
    const close = () => {
      tab.isClosed = true;
      locks.release(tab);
    };
    return Object.assign(tab, {
      context,
      followUp: createFollowUp(context),
      isClosed: false,
      close,
    });
  };
  return { storage, openTab };
}

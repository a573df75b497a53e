import { parseSubmission } from './parse-submission.ts';
import {
  nextSubmission,
  type Submission,
  type SubmissionChanges,
  type SubmissionEvent,
} from './submission.ts';

/**
 * The stored submissions of one player, shared by all tabs. One that was dismissed is kept as evidence of what it booked
 * or may still book.
 */
export interface SubmissionStore {
  /** The submissions that were not dismissed, the oldest first. */
  readonly list: () => Submission[];
  /** Those that were dismissed, or are placed. */
  readonly past: () => Submission[];
  /** A submission; undefined if it was dismissed before it was placed. */
  readonly read: (key: string) => Submission | undefined;
  readonly write: (submission: Submission) => void;
  /** Applies an event to the current state of a submission; undefined if it was removed. */
  readonly apply: (
    key: string,
    event: SubmissionEvent,
    changes?: SubmissionChanges,
  ) => Submission | undefined;
  readonly remove: (key: string) => void;
}

interface StoreSettings {
  /** Undefined: submissions last as long as the page. */
  readonly storage: Storage | undefined;
  /** Prefix of the storage keys of the player's submissions. */
  readonly prefix: string;
  readonly onChange: () => void;
}

/**
 * Stores each submission under its own key, in memory if storage rejects it. Removes and logs
 * stored texts that are not submissions of this version.
 */
export function createStore({ storage, prefix, onChange }: StoreSettings): SubmissionStore {
  const unstored = new Map<string, string>();
  const removeAt = (name: string) => {
    unstored.delete(name);
    storage?.removeItem(name);
  };
  const readAt = (name: string, key: string): Submission | undefined => {
    const text = unstored.get(name) ?? storage?.getItem(name);
    if (!text) return undefined;
    const submission = parseSubmission(text, key);
    if (submission) return submission;
    // biome-ignore lint/suspicious/noConsole: a submission that is dropped leaves one line.
    console.warn(`A stored submission could not be read and was removed: ${name}`);
    removeAt(name);
    return undefined;
  };
  const all = (): Submission[] => {
    const stored = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '');
    return [...new Set([...stored, ...unstored.keys()])]
      .filter((name) => name.startsWith(prefix))
      .sort()
      .map((name) => readAt(name, name.slice(prefix.length)))
      .filter((submission) => submission !== undefined);
  };
  const store: SubmissionStore = {
    list: () => all().filter(({ dismissedAt }) => dismissedAt === null),
    past: () => all().filter((each) => each.dismissedAt !== null || each.status === 'placed'),
    read: (key) => {
      const submission = readAt(prefix + key, key);
      const isGone =
        submission && submission.dismissedAt !== null && submission.status !== 'placed';
      return isGone ? undefined : submission;
    },
    write: (submission) => {
      const name = prefix + submission.key;
      const text = JSON.stringify(submission);
      unstored.set(name, text);
      try {
        storage?.setItem(name, text);
        if (storage) unstored.delete(name);
      } catch (cause) {
        // An earlier state must not outlive this page: of one that was sent it would say that it never was.
        storage?.removeItem(name);
        // biome-ignore lint/suspicious/noConsole: a submission that cannot be stored leaves one line.
        console.warn('A submission could not be stored:', cause);
      }
      onChange();
    },
    apply: (key, event, changes) => {
      const before = store.read(key);
      if (!before) return undefined;
      const after = nextSubmission(before, event, changes);
      if (after !== before) store.write(after);
      return after;
    },
    remove: (key) => {
      removeAt(prefix + key);
      onChange();
    },
  };
  return store;
}

import { parseSubmission } from './parse-submission.ts';
import {
  nextSubmission,
  type Submission,
  type SubmissionChanges,
  type SubmissionEvent,
} from './submission.ts';

/** The stored submissions of one player, shared by all tabs. */
export interface SubmissionStore {
  /** All submissions, the oldest first. */
  readonly list: () => Submission[];
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
  readonly storage: Storage;
  /** Prefix of the storage keys of the player's submissions. */
  readonly prefix: string;
  readonly onChange: () => void;
  readonly warn: (text: string, cause?: unknown) => void;
}

/**
 * Stores each submission under its own key, in memory if storage rejects it. Removes and logs
 * stored texts that are not submissions of this version.
 */
export function createStore({ storage, prefix, onChange, warn }: StoreSettings): SubmissionStore {
  const unstored = new Map<string, string>();
  const textAt = (name: string) => unstored.get(name) ?? storage.getItem(name);
  const removeAt = (name: string) => {
    unstored.delete(name);
    storage.removeItem(name);
  };
  const readAt = (name: string, key: string): Submission | undefined => {
    const text = textAt(name);
    if (text === null) return undefined;
    const submission = parseSubmission(text, key);
    if (submission) return submission;
    warn(`A stored submission could not be read and was removed: ${name}`);
    removeAt(name);
    return undefined;
  };
  const store: SubmissionStore = {
    list: () => {
      const stored = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
      return [...new Set([...stored, ...unstored.keys()])]
        .filter((name) => name.startsWith(prefix))
        .sort()
        .map((name) => readAt(name, name.slice(prefix.length)))
        .filter((submission) => submission !== undefined);
    },
    read: (key) => readAt(prefix + key, key),
    write: (submission) => {
      const name = prefix + submission.key;
      const text = JSON.stringify(submission);
      try {
        storage.setItem(name, text);
        unstored.delete(name);
      } catch (cause) {
        unstored.set(name, text);
        // An earlier state must not outlive this page: of one that was sent it would say that it never was.
        storage.removeItem(name);
        warn('A submission could not be stored:', cause);
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

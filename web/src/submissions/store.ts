import { keysWith } from './owner.ts';
import { parseSubmission } from './parse-submission.ts';
import type { Submission } from './submission.ts';
import { nextSubmission, type SubmissionEvent } from './transitions.ts';

/** The submissions of one player, shared by all tabs. */
export interface SubmissionStore {
  /** All of them, the oldest first. */
  readonly list: () => Submission[];
  readonly read: (key: string) => Submission | undefined;
  readonly write: (submission: Submission) => void;
  /** Lets an event happen to a submission as it stands now; nothing when it has been removed. */
  readonly apply: (key: string, event: SubmissionEvent) => Submission | undefined;
  readonly remove: (key: string) => void;
}

interface StoreSettings {
  readonly storage: Storage;
  /** Begins the storage key of each of the player's submissions. */
  readonly prefix: string;
  readonly onChange: () => void;
  readonly warn: (text: string, cause?: unknown) => void;
}

/**
 * Keeps each submission under a key of its own. Where the storage refuses one it lives as long as the
 * page. A stored text that is no submission of this version is removed, with one line in the console.
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
      const names = new Set([...keysWith(storage, prefix), ...unstored.keys()]);
      return [...names]
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
        warn('A submission could not be stored:', cause);
      }
      onChange();
    },
    apply: (key, event) => {
      const before = store.read(key);
      if (!before) return undefined;
      const after = nextSubmission(before, event);
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

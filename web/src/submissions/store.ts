import { parseSubmission } from './parse-submission.ts';
import { forgetDrafts } from './placed-drafts.ts';
import {
  nextSubmission,
  type Submission,
  type SubmissionChanges,
  type SubmissionStatus,
} from './submission.ts';

/**
 * The submissions of one player, shared by all tabs. Each is stored under its own key, in memory if storage rejects it.
 * Logs and removes unreadable entries.
 * @param storage undefined: submissions last as long as the page
 */
export function createStore(storage: Storage | undefined, prefix: string, onChange: () => void) {
  const unstored = new Map<string, string>();
  /** The submissions that were read: screens read them in every render, and their texts seldom change. */
  const known = new Map<string, { readonly text: string; readonly submission: Submission }>();
  const removeAt = (name: string) => {
    unstored.delete(name);
    known.delete(name);
    storage?.removeItem(name);
  };
  const parse = (name: string): Submission | undefined => {
    const text = unstored.get(name) ?? storage?.getItem(name);
    if (!text) return undefined;
    const last = known.get(name);
    if (last?.text === text) return last.submission;
    const submission = parseSubmission(text, name.slice(prefix.length));
    if (submission) {
      known.set(name, { text, submission });
      return submission;
    }
    // biome-ignore lint/suspicious/noConsole: a submission that is dropped leaves one line.
    console.warn(`A stored submission could not be read and was removed: ${name}`);
    removeAt(name);
    return undefined;
  };
  /** All submissions, the oldest first, including dismissed submissions, which are evidence of booked bets. */
  const all = (): Submission[] => {
    const stored = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '');
    return [...new Set([...stored, ...unstored.keys()])]
      .filter((name) => name.startsWith(prefix))
      .sort()
      .map(parse)
      .filter((submission) => submission !== undefined);
  };
  /** A submission; undefined if it was dismissed before it was placed. */
  const read = (key: string): Submission | undefined => {
    const submission = parse(prefix + key);
    const isGone = submission?.status !== 'placed' && submission?.dismissedAt !== null;
    return isGone ? undefined : submission;
  };
  const write = (submission: Submission): void => {
    const name = prefix + submission.key;
    const text = JSON.stringify(submission);
    unstored.set(name, text);
    try {
      storage?.setItem(name, text);
      if (storage) unstored.delete(name);
    } catch (cause) {
      // An earlier state must not stay in the storage: a sent submission would look unsent.
      storage?.removeItem(name);
      // After a reload nothing would know of the sent bets, and their draft would offer them again.
      if (submission.status !== 'prepared') forgetDrafts(submission);
      // biome-ignore lint/suspicious/noConsole: a submission that cannot be stored leaves one line.
      console.warn('A submission could not be stored:', cause);
    }
    onChange();
  };
  /** Changes the status of a submission if its current one allows that; undefined if it was removed. */
  const move = (
    key: string,
    status: SubmissionStatus,
    changes?: SubmissionChanges,
  ): Submission | undefined => {
    const before = read(key);
    const after = before && nextSubmission(before, status, changes);
    if (after && after !== before) write(after);
    return after;
  };
  /** Submissions that were not dismissed. */
  const list = () => all().filter(({ dismissedAt }) => dismissedAt === null);
  const remove = (key: string): void => {
    removeAt(prefix + key);
    onChange();
  };
  /** The submissions that only this page knows: a reload forgets them. */
  const listUnstored = () => list().filter(({ key }) => unstored.has(prefix + key));
  return { all, list, listUnstored, read, write, move, remove };
}

export type SubmissionStore = ReturnType<typeof createStore>;

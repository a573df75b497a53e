/** What became of a place, a call or a line. */
export type ChangeKind = 'removed' | 'added' | 'widened' | 'changed';

/** One difference between two documents. */
export interface Change {
  kind: ChangeKind;
  call: string;
  /** `request`, `success`, the status of an error, or `host`. */
  part: string;
  /** In one line. */
  text: string;
  /** Whether the client reads it, or has to send it. */
  breaking: boolean;
  /** What a player would see; undefined where nothing is known of it. */
  effect: string | undefined;
}

/** A recording cannot be played, or not to its end; the message is one line. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
}

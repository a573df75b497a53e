/** Long work on a world. Requests to the world wait for it, those to other worlds do not. */
export interface LongWork {
  /** Resolves when the work has ended, however. */
  ended: Promise<void>;
  /** Ends the work, which is rolled back, before the world is replaced or closed. */
  cancel: () => void;
}

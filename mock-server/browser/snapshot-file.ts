/** Stands in for the temporary file of a large snapshot: here a database has no file that could be opened. */
export const withSnapshotFile = async <Result>(
  _snapshot: Uint8Array,
  open: (file: undefined) => Result,
): Promise<Result> => open(undefined);

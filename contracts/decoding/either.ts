import type { Either, Kind } from './kinds.ts';

/** The first of several kinds that fits. */
export const either = <K extends readonly Kind[]>(...kinds: K): Either<K[number]> => ({
  kind: 'either',
  kinds,
  read: (found, place, see) => {
    // Seen is only the kind that fits: that the others do not fit is no loss.
    const fitting = kinds.find((kind) => kind.read(found, place) !== undefined);
    return fitting?.read(found, place, see);
  },
});

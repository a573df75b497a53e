/**
 * A value that cannot be looked up. `missing`: the host does not have it. `inconclusive`: its response was
 * unexpected; an interaction that depends on it runs anyway, so that a broken lookup cannot hide a failure.
 * `unrecognised`: the host shows that it has the value, but not in a form that the client reads.
 */
export class LookupError extends Error {
  override readonly name = 'LookupError';
  readonly kind: 'missing' | 'inconclusive' | 'unrecognised';
  readonly call: string | undefined;

  constructor(kind: LookupError['kind'], message: string, call?: string) {
    super(message);
    this.kind = kind;
    this.call = call;
  }
}

/** Throws LookupError. */
export function missing(reason: string): never {
  throw new LookupError('missing', reason);
}

/** Throws LookupError; `call` is the title of a call. */
export function inconclusive(call: string): never {
  throw new LookupError('inconclusive', `unexpected response to ${call}`, call);
}

/** Throws LookupError. */
export function unrecognised(reason: string): never {
  throw new LookupError('unrecognised', reason);
}

/** The value of a lookup; `undefined` if there is none. */
export const ifKnown = <T>(lookup: Promise<T>): Promise<T | undefined> =>
  lookup.catch((error) => {
    if (error instanceof LookupError) return undefined;
    throw error;
  });

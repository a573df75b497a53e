import { UserError } from '../../cli/flags.ts';
import { NoResponseError } from '../http/http-client.ts';
import { SignInError } from '../http/sign-in.ts';
import { createVisitor, type Visitor, type VisitorOptions } from '../http/visitor.ts';

/** A walk cannot go on; the message is one line for the user. */
export class WalkError extends UserError {
  override readonly name = 'WalkError';
}

/** Ends an interrupted walk. */
export function throwIfInterrupted({ signal }: Pick<VisitorOptions, 'signal'>): void {
  if (signal?.aborted) throw new WalkError('it was interrupted');
}

async function ending<T>(work: Promise<T>, target: VisitorOptions): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throwIfInterrupted(target);
    if (error instanceof NoResponseError || error instanceof SignInError)
      throw new WalkError(error.message, { cause: error });
    throw error;
  }
}

/** A visitor that signs in again when its session ends. Throws WalkError for an unreachable, rejecting or slow host. */
export function createWalker(target: VisitorOptions): Visitor {
  const visitor = createVisitor(target);
  const signIn = () => ending(visitor.signIn(), target);
  return {
    ...visitor,
    signIn,
    send: async (request) => {
      const response = await ending(visitor.send(request), target);
      if (response.status === 429)
        throw new WalkError('the host limits the rate of requests for too long');
      const isPlayer = request.token === undefined && visitor.tokens().access !== '';
      if (response.status !== 401 || !isPlayer) return response;
      await signIn();
      const again = await ending(visitor.send(request), target);
      if (again.status === 401) throw new WalkError('the host keeps signing the account out');
      return again;
    },
  };
}

import { UserError } from '../../cli/flags.ts';
import {
  createHostSession,
  type HostSession,
  type HostSessionOptions,
} from '../http/host-session.ts';
import { NoResponseError } from '../http/http-client.ts';
import { SignInError } from '../http/sign-in.ts';

/** A walk cannot go on; the message is one line for the user. */
export class WalkError extends UserError {
  override readonly name = 'WalkError';
}

/** Ends an interrupted walk. */
export function throwIfInterrupted({ signal }: Pick<HostSessionOptions, 'signal'>): void {
  if (signal?.aborted) throw new WalkError('it was interrupted');
}

async function ending<T>(work: Promise<T>, target: HostSessionOptions): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throwIfInterrupted(target);
    if (error instanceof NoResponseError || error instanceof SignInError)
      throw new WalkError(error.message, { cause: error });
    throw error;
  }
}

/** A session with a host that signs in again when it ends. Throws WalkError for an unreachable, rejecting or slow host. */
export function createWalker(target: HostSessionOptions): HostSession {
  const hostSession = createHostSession(target);
  const signIn = () => ending(hostSession.signIn(), target);
  return {
    ...hostSession,
    signIn,
    send: async (request) => {
      const response = await ending(hostSession.send(request), target);
      if (response.status === 429)
        throw new WalkError('the host limits the rate of requests for too long');
      const isPlayer = request.token === undefined && hostSession.tokens().access !== '';
      if (response.status !== 401 || !isPlayer) return response;
      await signIn();
      const again = await ending(hostSession.send(request), target);
      if (again.status === 401) throw new WalkError('the host keeps signing the account out');
      return again;
    },
  };
}

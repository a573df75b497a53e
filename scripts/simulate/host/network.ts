import type { Page } from '../page/page.ts';
import { clock } from '../run/clock.ts';
import { type Call, callOf, type Served } from './call.ts';
import { type Fate, strangeResponse, truncatedResponse } from './fate.ts';

/** Observes what goes through the network. */
export interface NetworkEvents {
  readonly begun: (call: Call) => void;
  readonly served: (call: Call, served: Served) => void;
  /** What the page got; `served` is undefined if it is not the host's own, complete response. */
  readonly received: (call: Call, served: Served | undefined) => void;
}

interface NetworkSettings {
  readonly serve: (call: Call) => Promise<Served>;
  readonly fateOf: (call: Call) => Fate | undefined;
  readonly events: NetworkEvents;
}

export interface Network {
  readonly send: (page: Page, url: URL, init: RequestInit) => Promise<Response>;
  /** Breaks the calls of a phone that goes offline. */
  readonly cut: (phone: object) => void;
}

/** Milliseconds of each way without a fate. */
const WAY = 20;

type Ending = Response | Error;

export function createNetwork({ serve, fateOf, events }: NetworkSettings): Network {
  const open = new Map<Call, (ending: Ending, served?: Served) => void>();
  let count = 0;

  /** Delivers a call and its response by its fate. */
  const carry = (call: Call, end: (ending: Ending, served?: Served) => void) => {
    const { fate } = call;
    const lose = () => end(new TypeError('Failed to fetch'));
    const arrive = async (): Promise<Served> => {
      const served = await serve(call);
      events.served(call, served);
      return served;
    };
    const isBroken = fate?.kind === 'lost request' || fate?.kind === 'late arrival';
    if (isBroken) clock.setTimeout(lose, WAY);
    if (fate?.kind === 'lost request') return;
    const answer = (served: Served) => {
      const { status, text, headers } = served;
      switch (fate?.kind) {
        case 'lost response':
          return lose();
        case 'late arrival':
          return;
        case 'strange':
          return end(strangeResponse(fate.response));
        case 'truncated':
          return end(truncatedResponse(status, text, fate.isNoticed));
        default:
          return end(new Response(status === 204 ? null : text, { status, headers }), served);
      }
    };
    clock.setTimeout(
      async () => {
        if (!call.page.phone.isOnline && fate?.kind !== 'late arrival') return lose();
        if (fate?.kind === 'strange' && !fate.isServed) {
          const response = strangeResponse(fate.response);
          return void clock.setTimeout(() => end(response), WAY);
        }
        const first = await arrive();
        const served = fate?.kind === 'doubled' ? await arrive() : first;
        clock.setTimeout(() => answer(served), fate?.kind === 'slow' ? fate.reply : WAY);
      },
      fate && 'arrival' in fate ? fate.arrival : WAY,
    );
  };

  return {
    cut: (phone) => {
      for (const [call, end] of open)
        if (call.page.phone === phone) end(new TypeError('Failed to fetch'));
    },
    send: (page, url, init) => {
      if (!page.isAlive) return new Promise(() => {});
      const call = callOf(++count, page, url, init);
      return new Promise<Response>((resolve, reject) => {
        const end = (ending: Ending, served?: Served) => {
          if (call.isOver) return;
          call.isOver = true;
          open.delete(call);
          // Nothing reaches a page that was left.
          if (!page.isAlive) return;
          events.received(call, served);
          if (ending instanceof Error) reject(ending);
          else resolve(ending);
        };
        open.set(call, end);
        events.begun(call);
        const { signal } = init;
        signal?.addEventListener('abort', () => end(signal.reason));
        if (!page.phone.isOnline) {
          clock.setTimeout(() => end(new TypeError('Failed to fetch')), 1);
          return;
        }
        call.fate = fateOf(call);
        carry(call, end);
      });
    },
  };
}

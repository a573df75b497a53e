import type { Page } from '../browser/page-settings.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { type Fate, strangeResponse } from './fate.ts';
import { type PageResponse, pageResponse, type ReceivedHeaders } from './page-response.ts';

/** A request on its way. */
export interface Call {
  readonly number: number;
  readonly page: Page;
  readonly method: string;
  /** Path and query below the base of the API. */
  readonly target: string;
  /** Path without its query and with ids replaced, as in the API's list. */
  readonly endpoint: string;
  readonly token: string | undefined;
  readonly key: string | undefined;
  readonly body: string | undefined;
  readonly begun: number;
  fate: Fate | undefined;
  /** The client waits no more. */
  isOver: boolean;
}

/** What the host answered to a call. */
export interface Served {
  readonly status: number;
  readonly text: string;
  readonly headers: ReceivedHeaders;
}

/** Who hears of what goes through the network. */
export interface NetworkEvents {
  readonly begun: (call: Call) => void;
  readonly served: (call: Call, served: Served) => void;
  /** What the page got; `served` is undefined if it is not the host's own, complete response. */
  readonly received: (call: Call, served: Served | undefined) => void;
}

interface NetworkSettings {
  readonly kernel: Kernel;
  readonly serve: (call: Call) => Promise<Served>;
  /** The fate of a new call. */
  readonly fateOf: (call: Call) => Fate | undefined;
  readonly events: NetworkEvents;
}

/** The network between pages and host. */
export interface Network {
  readonly send: (page: Page, url: URL, init: RequestInit) => Promise<PageResponse>;
  /** Breaks the calls of a device that goes offline. */
  readonly cut: (device: object) => void;
  readonly open: () => readonly Call[];
}

/** Milliseconds of each way without a fate. */
const WAY = 20;

const failure = () => new TypeError('Failed to fetch');

export const endpointOf = (path: string): string => path.replace(/\/\d+\//, '/{id}/');

export function createNetwork({ kernel, serve, fateOf, events }: NetworkSettings): Network {
  const open = new Map<Call, (error: Error) => void>();
  const owner = {};
  let count = 0;

  const begin = (
    call: Call,
    deliver: (response: PageResponse, served?: Served) => void,
    fail: (error: Error) => void,
  ) => {
    const after = (ms: number, run: () => void | Promise<void>) =>
      kernel.timer(owner, ms, () => kernel.task(owner, run));
    const arrive = async (): Promise<Served> => {
      const served = await serve(call);
      events.served(call, served);
      return served;
    };
    const { fate } = call;
    const arrivesAfter = fate && 'arrival' in fate ? fate.arrival : WAY;
    if (fate?.kind === 'lost request' || fate?.kind === 'late arrival')
      after(WAY, () => fail(failure()));
    if (fate?.kind === 'lost request') return;
    after(arrivesAfter, async () => {
      if (!call.page.device.isOnline && fate?.kind !== 'late arrival') return fail(failure());
      if (fate?.kind === 'strange' && !fate.isServed) {
        return void after(WAY, () => deliver(strangeResponse(fate.response)));
      }
      const first = await arrive();
      const served = fate?.kind === 'doubled' ? await arrive() : first;
      const reply = fate?.kind === 'slow' ? fate.reply : WAY;
      after(reply, () => {
        switch (fate?.kind) {
          case 'lost response':
            return fail(failure());
          case 'late arrival':
            return;
          case 'strange':
            return deliver(strangeResponse(fate.response));
          case 'truncated':
            return deliver(truncated(served, fate.isNoticed));
          default:
            return deliver(pageResponse(served), served);
        }
      });
    });
  };

  return {
    open: () => [...open.keys()],
    cut: (device) => {
      for (const [call, fail] of open) if (call.page.device === device) fail(failure());
    },
    send: (page, url, init) => {
      const headers = new Headers(init.headers);
      const target = url.pathname.replace(/^\/api/, '') + url.search;
      const call: Call = {
        number: ++count,
        page,
        method: init.method ?? 'GET',
        target,
        endpoint: endpointOf(url.pathname.replace(/^\/api/, '')),
        token: headers.get('authorization')?.replace(/^Bearer /, ''),
        key: headers.get('idempotency-key') ?? undefined,
        body: typeof init.body === 'string' ? init.body : undefined,
        begun: kernel.now(),
        fate: undefined,
        isOver: false,
      };
      if (!page.isAlive()) return new Promise(() => {});
      return new Promise<PageResponse>((resolve, reject) => {
        const end = (finish: () => void) => {
          if (call.isOver) return;
          call.isOver = true;
          open.delete(call);
          // Nothing reaches a page that was left.
          if (page.isAlive()) kernel.task(page, finish);
        };
        const fail = (error: Error) =>
          end(() => {
            events.received(call, undefined);
            reject(error);
          });
        events.begun(call);
        const { signal } = init;
        signal?.addEventListener('abort', () => {
          if (call.isOver) return;
          call.isOver = true;
          open.delete(call);
          if (page.isAlive()) events.received(call, undefined);
          reject(signal.reason);
        });
        open.set(call, fail);
        if (!page.device.isOnline) {
          kernel.timer(page, 1, () => fail(failure()));
          return;
        }
        call.fate = fateOf(call);
        const deliver = (response: PageResponse, served?: Served) =>
          end(() => {
            events.received(call, served);
            resolve(response);
          });
        begin(call, deliver, fail);
      });
    },
  };
}

/** A response of which half arrives; the browser notices where its length was announced. */
function truncated({ status, text, headers }: Served, isNoticed: boolean): PageResponse {
  const half = text.slice(0, text.length / 2);
  const failure = new TypeError('The connection was closed');
  return pageResponse({ status, headers, text: half, ...(isNoticed && { failure }) });
}

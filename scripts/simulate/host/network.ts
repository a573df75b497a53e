import type { Phone } from '../page/phone.ts';
import { pause } from '../run/clock.ts';
import type { Call, Page, Stage } from '../run/stage.ts';
import { strangeResponse, truncatedResponse } from './fate.ts';
import type { Served } from './host.ts';

/** Milliseconds in each direction without a fate. */
const WAY = 20;

const broken = () => new TypeError('Failed to fetch');

type Ending = readonly [Response | Error, Served?];

/** Carries a request to the host and its response back, by its fate. */
async function carry({ host, events }: Stage, call: Call): Promise<Ending> {
  const { fate } = call;
  const serve = async (): Promise<Served> => {
    const served = await host.serve(call);
    events.served(call, served);
    return served;
  };
  if (fate?.kind === 'lost request' || fate?.kind === 'late arrival') {
    if (fate.kind === 'late arrival') void pause(fate.arrival).then(serve);
    await pause(WAY);
    return [broken()];
  }
  await pause(fate?.kind === 'slow' ? fate.arrival : WAY);
  if (!call.page.tab.phone.isOnline) return [broken()];
  if (fate?.kind === 'strange' && !fate.isServed) {
    await pause(WAY);
    return [strangeResponse(fate.response)];
  }
  let served = await serve();
  if (fate?.kind === 'doubled') served = await serve();
  await pause(fate?.kind === 'slow' ? fate.reply : WAY);
  const { status, text, headers } = served;
  switch (fate?.kind) {
    case 'lost response':
      return [broken()];
    case 'strange':
      return [strangeResponse(fate.response)];
    case 'truncated':
      return [truncatedResponse(status, text, fate.isNoticed)];
    default:
      return [new Response(status === 204 ? null : text, { status, headers }), served];
  }
}

/** `fetch` of a page. */
export function send(stage: Stage, page: Page, url: URL, init: RequestInit): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  if (!page.isAlive) return promise;
  const headers = new Headers(init.headers);
  const { method = 'GET', body, signal } = init;
  const path = url.pathname.replace(/^\/api/, '');
  let isOver = false;
  const call: Call = {
    number: stage.calls.length + 1,
    page,
    method,
    target: path + url.search,
    name: `${method} ${path.replace(/\/\d+\//, '/{id}/')}`,
    token: headers.get('authorization')?.replace(/^Bearer /, ''),
    key: headers.get('idempotency-key') ?? undefined,
    body: typeof body === 'string' ? body : undefined,
    fate: undefined,
    end: (ending, served) => {
      if (isOver) return;
      isOver = true;
      // A page that was left receives nothing.
      if (!page.isAlive) return;
      stage.events.received(call, served);
      if (ending instanceof Error) reject(ending);
      else resolve(ending);
    },
  };
  stage.calls.push(call);
  stage.events.begun(call);
  signal?.addEventListener('abort', () => call.end(signal.reason));
  if (page.tab.phone.isOnline) {
    call.fate = stage.fateOf(call);
    void carry(stage, call).then((ending) => call.end(...ending));
  } else void pause(1).then(() => call.end(broken()));
  return promise;
}

export function cutCalls({ calls }: Stage, phone: Phone): void {
  for (const call of calls) if (call.page.tab.phone === phone) call.end(broken());
}

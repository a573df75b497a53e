import type { BrowserContext, Route } from '@playwright/test';
import { describeFate, type Fate, strangeResponse } from '../network/fate.ts';
import { endpointOf } from '../network/network.ts';
import type { Step } from '../run/step.ts';

type FaultStep = Extract<Step, { do: 'fault' }>;

/** The faults of a case for the requests of a real browser. */
export interface BrowserNetwork {
  readonly arm: (step: FaultStep) => void;
}

/** Real time is not spent on what took minutes in a run. */
const LONGEST_WAIT = 3000;

const pause = (ms: number) => new Promise((done) => setTimeout(done, Math.min(ms, LONGEST_WAIT)));

async function suffer(route: Route, fate: Fate): Promise<void> {
  switch (fate.kind) {
    case 'lost request':
      return route.abort();
    case 'late arrival':
      await route.abort();
      return;
    case 'lost response':
      await route.fetch();
      return route.abort();
    case 'doubled':
      await route.fetch();
      return route.continue();
    case 'slow':
      await pause(fate.arrival + fate.reply);
      return route.continue();
    case 'truncated': {
      const response = await route.fetch();
      const text = await response.text();
      if (fate.isNoticed) return route.abort();
      return route.fulfill({ response, body: text.slice(0, text.length / 2) });
    }
    case 'strange': {
      if (fate.isServed) await route.fetch();
      if (fate.response === 'redirect') return route.abort();
      const response = strangeResponse(fate.response);
      const type = response.headers.get('content-type') ?? 'text/plain';
      return route.fulfill({
        status: response.status,
        contentType: type,
        body: await response.text(),
      });
    }
  }
}

/** Lets requests of a browser suffer the fates of a case. */
export async function armNetwork(
  context: BrowserContext,
  print: (line: string) => void,
): Promise<BrowserNetwork> {
  const armed: (FaultStep & { left: number })[] = [];
  await context.route('**/api/**', async (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname.replace(/^\/api/, '');
    const name = `${request.method()} ${endpointOf(path)}`;
    const own = armed.filter(({ call }) => call === name);
    const found = own.find(({ left }) => left === 0);
    for (const each of own) each.left--;
    if (!found) return route.continue();
    armed.splice(armed.indexOf(found), 1);
    print(`   ${name} ${describeFate(found.fate)}`);
    await suffer(route, found.fate).catch(() => undefined);
  });
  return { arm: (step) => void armed.push({ ...step, left: step.skip ?? 0 }) };
}

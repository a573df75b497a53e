import { cutCalls } from '../host/network.ts';
import { openTab } from '../page/page.ts';
import { act } from './act.ts';
import { advance, holdingClock, sleep } from './clock.ts';
import type { Stage } from './stage.ts';
import { type Step, WAIT } from './step.ts';

const LEAST_WAIT = 20;

/** Takes a phone's connection away or gives it back; returns whether that changed anything. */
function setOnline(stage: Stage, name: string, event: 'online' | 'offline'): boolean {
  const phone = stage.phones.get(name);
  const isOnline = event === 'online';
  if (!phone || phone.isOnline === isOnline) return false;
  phone.isOnline = isOnline;
  if (!isOnline) cutCalls(stage, phone);
  for (const tab of stage.tabs.values()) {
    const { window } = tab.page;
    if (tab.phone === phone) window.setTimeout(() => window.dispatchEvent(new window.Event(event)));
  }
  return true;
}

/** Performs a step and lets its time pass; returns whether it applied. */
export async function performStep(stage: Stage, step: Step): Promise<boolean> {
  const { control } = stage.host;
  switch (step.do) {
    case 'new tab':
      openTab(stage, step.tab, step.path);
      await advance(WAIT);
      return true;
    case 'wait':
      await advance(step.ms);
      return true;
    case 'sleep':
      await sleep(step.ms);
      return true;
    case 'offline':
    case 'online': {
      const isChanged = setOnline(stage, step.device, step.do);
      await advance(WAIT);
      return isChanged;
    }
    case 'set clock': {
      const phone = stage.phones.get(step.device);
      if (phone) phone.skew = step.ahead;
      return phone !== undefined;
    }
    case 'fault':
      return true;
    case 'expire tokens':
      await holdingClock(() => control.expireTokens());
      return true;
    case 'refuse refresh':
      await holdingClock(() => control.setTokens({ refreshRefused: step.refuses }));
      return true;
    case 'suspend':
      await holdingClock(() => control.suspendMarket(step.market, step.suspended));
      return true;
    case 'set draw': {
      const { market, session, pana } = step;
      // A draw of a market without a draw today is refused.
      return holdingClock(() => control.setDraw({ market, session, pana })).then(
        () => true,
        () => false,
      );
    }
    default: {
      const tab = stage.tabs.get(step.tab);
      const isDone = tab !== undefined && (await act(stage, tab, step));
      await advance(Math.max(step.wait ?? WAIT, LEAST_WAIT));
      return isDone;
    }
  }
}

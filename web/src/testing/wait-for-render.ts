import { configure } from '@testing-library/react';
import {
  unstable_scheduleCallback as schedule,
  unstable_IdlePriority as whenIdle,
} from 'scheduler';

/** Resolves after React's deferred rendering, such as rows that follow a tap one frame later. */
const drawn = () => new Promise<void>((resolve) => schedule(whenIdle, () => resolve()));

/** Makes every event and query of a test wait for deferred rendering. */
export function waitForRender(): void {
  configure({
    asyncWrapper: async (callback) => {
      const before = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
      Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
      try {
        const result = await callback();
        await drawn();
        return result;
      } finally {
        Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', before);
      }
    },
  });
}

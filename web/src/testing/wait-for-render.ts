import { configure } from '@testing-library/react';
import {
  unstable_scheduleCallback as schedule,
  unstable_IdlePriority as whenIdle,
} from 'scheduler';

/** Waits until React has drawn what it put off, such as rows that follow a tap with the next frame. */
const drawn = () => new Promise<void>((resolve) => schedule(whenIdle, () => resolve()));

/** Lets every event of a test, and every look for something, end with all of it drawn. */
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

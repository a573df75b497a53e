import { type ReactNode, useState } from 'react';
import { Pending } from './notice.tsx';

/** Follows work that a tap started. Returns a function that starts it, and a note for slow work. */
export function usePending(): [start: (work: Promise<unknown>) => void, note: ReactNode] {
  const [running, setRunning] = useState(0);
  const start = (work: Promise<unknown>) => {
    setRunning((count) => count + 1);
    void work.finally(() => setRunning((count) => count - 1));
  };
  // Not a transition: React holds other navigations until an asynchronous one ends.
  return [start, running > 0 && <Pending />];
}

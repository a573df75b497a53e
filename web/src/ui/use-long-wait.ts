import { useEffect, useState } from 'react';

/** How long a wait needs no sign, in ms: most responses are there by then. */
const SHORT = 300;

/** Whether the component has waited for long: false when it appears, and true from 300 ms on. */
export function useLongWait(): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SHORT);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}

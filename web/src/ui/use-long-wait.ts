import { useEffect, useState } from 'react';

/** Shorter waits show no indicator, in ms: most responses arrive earlier. */
const SHORT = 300;

/** Tells if the component has been waiting long: false when it appears, true after 300 ms. */
export function useLongWait(): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SHORT);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}

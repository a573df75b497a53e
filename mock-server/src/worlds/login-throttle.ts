/** Maximum number of failed logins within the window. */
const maxFailures = { mobile: 10, address: 100 } as const;
const windowMs = 60_000;
/** Maximum number of windows; the oldest is dropped first. */
const maxWindows = 10_000;

interface Window {
  failures: number;
  endsAt: number;
}

/** Counts failed logins of a world, by mobile number and by address, in real time. */
export interface LoginThrottle {
  /** Seconds until the next login is allowed; 0 if it is allowed now. */
  wait: (mobile: string, address: string, real: number) => number;
  failed: (mobile: string, address: string, real: number) => void;
  succeeded: (mobile: string) => void;
}

export function createLoginThrottle(): LoginThrottle {
  const windows = new Map<string, Window>();
  const keys = (mobile: string, address: string) =>
    [
      [`mobile ${mobile}`, maxFailures.mobile],
      [`address ${address}`, maxFailures.address],
    ] as const;
  const count = (key: string, real: number): void => {
    const open = windows.get(key);
    if (open && open.endsAt > real) open.failures += 1;
    else {
      windows.delete(key);
      windows.set(key, { failures: 1, endsAt: real + windowMs });
    }
    if (windows.size > maxWindows) windows.delete(windows.keys().next().value ?? key);
  };
  return {
    wait: (mobile, address, real) =>
      keys(mobile, address).reduce((longest, [key, limit]) => {
        const open = windows.get(key);
        if (!open || open.endsAt <= real || open.failures < limit) return longest;
        return Math.max(longest, Math.ceil((open.endsAt - real) / 1000));
      }, 0),
    failed: (mobile, address, real) => {
      for (const [key] of keys(mobile, address)) count(key, real);
    },
    succeeded: (mobile) => {
      windows.delete(`mobile ${mobile}`);
    },
  };
}

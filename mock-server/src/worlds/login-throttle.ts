const maxFailures = { mobile: 10, address: 100 } as const;
const windowMs = 60_000;
const maxWindows = 10_000;

interface Window {
  failures: number;
  endsAt: number;
}

/** A longer text is no mobile number of any player: it is counted by address alone. */
const maxMobileLength = 40;

const limitsOf = (mobile: string, address: string): [key: string, limit: number][] => [
  ...(mobile.length <= maxMobileLength
    ? [[`mobile ${mobile}`, maxFailures.mobile] as [string, number]]
    : []),
  [`address ${address}`, maxFailures.address],
];

/** Counts failed logins of a world, by mobile number and by address. Times are milliseconds of one clock. */
export class LoginThrottle {
  /** By mobile number and by address; the first to end come first. */
  readonly windows = new Map<string, Window>();

  /** Seconds until the next login is allowed; 0 if it is allowed now. */
  wait(mobile: string, address: string, real: number): number {
    const waits = limitsOf(mobile, address).map(([key, limit]) => {
      const open = this.windows.get(key);
      const isFull = open && open.endsAt > real && open.failures >= limit;
      return isFull ? Math.ceil((open.endsAt - real) / 1000) : 0;
    });
    return Math.max(...waits);
  }

  failed(mobile: string, address: string, real: number): void {
    const { windows } = this;
    // The oldest window is first; windows that have ended are removed.
    for (const [key, { endsAt }] of windows) {
      if (endsAt > real) break;
      windows.delete(key);
    }
    for (const [key] of limitsOf(mobile, address)) {
      const open = windows.get(key);
      if (open && open.endsAt > real) open.failures += 1;
      else {
        windows.delete(key);
        windows.set(key, { failures: 1, endsAt: real + windowMs });
      }
      if (windows.size > maxWindows) windows.delete(windows.keys().next().value ?? key);
    }
  }

  succeeded(mobile: string): void {
    this.windows.delete(`mobile ${mobile}`);
  }
}

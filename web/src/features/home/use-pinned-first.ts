import type { Market } from '@matka/contracts/decoders/markets';
import { useEffect, useState } from 'react';

type Order = (markets: readonly Market[]) => readonly Market[];

const asSent: Order = (markets) => markets;
let loaded: Order | undefined;

/** The order of the markets: as sent until the code for pinned ones is loaded. */
export function usePinnedFirst(): Order {
  const [order, setOrder] = useState(() => loaded);
  useEffect(() => {
    import('./pinned-first.ts').then(
      ({ pinnedFirst }) => {
        loaded = pinnedFirst;
        setOrder(() => pinnedFirst);
      },
      () => undefined,
    );
  }, []);
  return order ?? asSent;
}

import { proxy, useSnapshot } from 'valtio';

const state = proxy<{ accept?: () => void }>({});

/** Offers a new version, or a new configuration, to the player; `accept` reloads the page with it. */
export function offerVersion(accept: () => void): void {
  state.accept = accept;
}

/** Accepts the offered version; undefined without an offer. */
export const useNewVersion = (): (() => void) | undefined => useSnapshot(state).accept;

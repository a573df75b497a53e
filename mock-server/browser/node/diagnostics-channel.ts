// Stands in for `node:diagnostics_channel`: there are no listeners.

const silent = { hasSubscribers: false, publish: (): void => {} };
export const channel = () => silent;
export const tracingChannel = () => silent;

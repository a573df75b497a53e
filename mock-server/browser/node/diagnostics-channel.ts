// Stands in for `node:diagnostics_channel`: nobody listens.

const silent = { hasSubscribers: false, publish: (): void => {} };
export const channel = () => silent;
export const tracingChannel = () => silent;

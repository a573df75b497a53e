// Stands in for `node:url`.
const { URL: PlatformUrl } = globalThis;

export { PlatformUrl as URL };

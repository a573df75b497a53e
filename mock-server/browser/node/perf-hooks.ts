// Stands in for `node:perf_hooks`.
const { performance: clock } = globalThis;

export { clock as performance };

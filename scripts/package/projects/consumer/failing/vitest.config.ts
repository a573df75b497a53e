export default { test: { testTimeout: 60_000, include: ['failing/*.test.ts'] } };

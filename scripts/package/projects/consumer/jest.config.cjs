module.exports = { testMatch: ['**/jest/*.test.cjs'], testTimeout: 60_000 };

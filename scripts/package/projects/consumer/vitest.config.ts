export default {
  test: { testTimeout: 60_000, exclude: ['jest/**', 'failing/**', 'node_modules/**'] },
};

// Loaded before a script: one line instead of a syntax error if Node is too old for TypeScript sources, else its modules
// are kept compiled, so that the next start takes a third less.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Node ${process.versions.node} is too old. npm 11 or newer brings Node 24 along (\`npm ci\`, without omitting ` +
      'optional dependencies); elsewhere install Node 22.18 or newer.',
  );
  process.exit(1);
}
const { enableCompileCache } = await import('node:module');
enableCompileCache();

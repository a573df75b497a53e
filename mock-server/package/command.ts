/** The command `matka-mock`: in memory unless `--db` names a file, so that it writes nothing into a project. */
if (!process.env.MATKA_DB?.trim()) process.env.MATKA_DB = ':memory:';
await import('../src/main.ts');

export {};

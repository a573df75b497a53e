import { readCommandLine } from './lib/command-line.ts';
import { freePortFrom } from './lib/ports.ts';
import { sendLoad } from './many/load.ts';
import { fileOf, isRestored, journalLength, placement, strayWorlds } from './many/placement.ts';
import { processorSeconds, startMocks, startProxy } from './many/processes.ts';

const worlds = Array.from({ length: 1000 }, (_, index) => `many-${index}`);
const rounds = 4;

/** A row of the table. */
interface Row {
  processes: number;
  worldsEach: string;
  stray: number;
  failed: number;
  perSecond: number;
  perProcessorSecond: number;
  lost: string;
  undisturbed: string;
  restored: string;
}

/** Runs the load over some processes, then kills one of them and looks what that changed. */
async function measure(processes: number): Promise<Row> {
  const mocks = await startMocks(processes);
  const port = await freePortFrom(4700);
  const proxy = await startProxy(
    port,
    mocks.map(({ url }) => url),
  );
  const address = `http://127.0.0.1:${port}`;
  try {
    await sendLoad(address, worlds, 1);
    const before = mocks.map(processorSeconds);
    const load = await sendLoad(address, worlds, rounds);
    const used = mocks.map((mock, index) => processorSeconds(mock) - (before[index] ?? 0));
    const placed = await placement(mocks);
    const row = {
      processes,
      worldsEach: placed.map(({ length }) => length).join(' + '),
      stray: strayWorlds(placed).length,
      failed: load.failed,
      perSecond: Math.round(load.requests / load.seconds),
      perProcessorSecond: Math.round(load.requests / used.reduce((sum, one) => sum + one, 0)),
    };
    const [victim, ...others] = mocks;
    if (!victim || others.length === 0)
      return { ...row, lost: '-', undisturbed: '-', restored: '-' };
    const world = placed[0]?.[0] ?? '';
    const saved = await fileOf(victim, world);
    victim.process.kill('SIGKILL');
    // As long as the web server takes to notice it.
    await new Promise((resolve) => setTimeout(resolve, 3000));
    const again = await sendLoad(address, worlds, 1);
    const after = await placement(others);
    const begun = after.flat().length - placed.slice(1).flat().length;
    const requests = await Promise.all(
      others.map((mock, index) => journalLength(mock, placed[index + 1]?.[0] ?? '')),
    );
    const whole = requests.every((count) => count === rounds + 2) && again.failed === 0;
    const restored = await isRestored(others, world, saved);
    return {
      ...row,
      lost: `${placed[0]?.length} worlds, ${begun} began again on the others`,
      undisturbed: whole ? 'yes' : `no: ${again.failed} failed, journals of ${requests.join(', ')}`,
      restored: restored ? 'yes' : 'no',
    };
  } finally {
    proxy.kill();
    await Promise.all(mocks.map((mock) => (mock.process.killed ? Promise.resolve() : mock.stop())));
  }
}

/** `node scripts/many.ts`: 1,000 worlds over one, two and four mocks behind the web server. */
readCommandLine(
  `node scripts/many.ts

1,000 worlds over one, two and four mocks behind the web server, and one of them killed; needs Caddy.`,
  {},
);
const rows: Row[] = [];
for (const processes of [1, 2, 4]) rows.push(await measure(processes));
console.log(
  '| mocks | worlds of each | in two places | failed | requests/s | per processor second | one killed | others undisturbed | one restored from its file |',
);
console.log('|---|---|---|---|---|---|---|---|---|');
for (const row of rows) console.log(`| ${Object.values(row).join(' | ')} |`);
process.exitCode = rows.every(
  ({ stray, failed, undisturbed, restored }) =>
    stray + failed === 0 && !undisturbed.startsWith('no') && restored !== 'no',
)
  ? 0
  : 1;

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keepRun, printRow } from './bench/report.ts';
import type { BenchRow, Measured } from './bench/row.ts';
import { betting } from './bench/rows/betting.ts';
import { developerLoop } from './bench/rows/developer-loop.ts';
import { firstLoad } from './bench/rows/first-load.ts';
import { history } from './bench/rows/history.ts';
import { lighthouse } from './bench/rows/lighthouse.ts';
import { markets } from './bench/rows/markets.ts';
import { renamed } from './bench/rows/renamed-files.ts';
import { settlement } from './bench/rows/settlement.ts';
import { sizes } from './bench/rows/sizes.ts';
import { startUp } from './bench/rows/start-up.ts';
import { webPaint } from './bench/rows/web-paint.ts';
import { webUse } from './bench/rows/web-use.ts';
import { worlds } from './bench/rows/worlds.ts';

const rows: readonly BenchRow[] = [
  sizes,
  firstLoad,
  renamed,
  webPaint,
  webUse,
  lighthouse,
  markets,
  betting,
  history,
  startUp,
  worlds,
  settlement,
  developerLoop,
];

function chosen(only: readonly string[]): readonly BenchRow[] {
  const names = rows.map(({ name }) => name);
  const unknown = only.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Error(`--only takes ${names.join(', ')}, not "${unknown}".`);
  }
  return only.length === 0 ? rows : rows.filter(({ name }) => only.includes(name));
}

/** `npm run bench [-- --only NAME …] [--quick]`: measures the budgets, prints them and keeps them. */
async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [] },
      quick: { type: 'boolean', default: false },
    },
  });
  const wanted = chosen(values.only);
  const folder = mkdtempSync(join(tmpdir(), 'matka-bench-'));
  const measured: Record<string, Measured[]> = {};
  try {
    for (const { name, run } of wanted) {
      measured[name] = await run({ quick: values.quick, folder });
      printRow(name, measured[name]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const lines = Object.values(measured).flat();
  const over = lines.filter(({ inside }) => inside === false).length;
  console.log(`\n${lines.filter(({ inside }) => inside).length} inside, ${over} over`);
  console.log(`Kept in ${keepRun(measured)}`);
}

await bench().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});

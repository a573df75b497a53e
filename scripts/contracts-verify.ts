import { main } from '@matka/contracts/sources/plan/verify-cli';

/** Loaded on demand: the mock takes a second to start, and only `--compare-mock` needs it. */
const startMock = async (now: number) =>
  (await import('@matka/mock-server/contract/compared-mock')).startComparedMock(now);

/** `npm run contracts:verify -- …`: the host kit, with the mock of this repository to compare with. */
process.exitCode = await main(process.argv.slice(2), process.env, console, { startMock });

import { main } from '@matka/contracts/sources/replay/replay-cli';

/** Loaded on demand: a replay on a host at an address needs no mock. */
const loadMock = async () =>
  (await import('@matka/mock-server/contract/replay/open-replay-mock')).openReplayMock;

/** `npm run contracts:replay -- …`: a recording on the mock of this repository or on another host. */
process.exitCode = await main(process.argv.slice(2), process.env, console, {
  loadMock,
});

import { main } from '@matka/contracts/sources/replay/replay-cli';
import { openReplayMock } from '@matka/mock-server/contract/replay/open-replay-mock';

/** `npm run contracts:replay -- …`: a recording on the mock of this repository or on another host. */
process.exitCode = await main(process.argv.slice(2), process.env, console, {
  openMock: openReplayMock,
});

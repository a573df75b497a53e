import { suggestion } from '@matka/contracts/cli/closest';
import { UsageError } from '@matka/contracts/cli/flags';
import { shortened } from '@matka/contracts/cli/shortened';
import { stopped } from '@matka/contracts/cli/stopped';
import { main as verify } from '@matka/contracts/sources/plan/verify-cli';
import { main as drift } from '@matka/contracts/sources/proxy/drift-cli';
import { main as record } from '@matka/contracts/sources/proxy/record-cli';
import { main as replay } from '@matka/contracts/sources/replay/replay-cli';
import { main as explore } from '@matka/contracts/sources/walk/explore-cli';

const usage = `Usage: npx matka-contracts <command> [options]

  verify    verifies a host of the API against the contract
  explore   random walks over a host, with the rules of the game
  record    records a session with a host, without secrets
  replay    plays a recording on the mock or on a host and compares the responses
  drift     a proxy between app and host that compares each response with the contract

  npx matka-contracts <command> --help   its options
  npx matka-contracts --version`;

/** The mock of the package matka-mock, which the project has to install beside this one. */
const loadMock = (what: string) => async () => {
  const { openReplayMock } = await import(
    '@matka/mock-server/contract/replay/open-replay-mock'
  ).catch(() => {
    const install = 'npm install --save-dev matka-mock';
    throw new UsageError(`${what} needs the package matka-mock: ${install}.`);
  });
  return openReplayMock;
};

const { env } = process;
const commands: Readonly<Record<string, (args: string[]) => Promise<number>>> = {
  verify: (args) => verify(args, env, console, { loadMock: loadMock('--compare-mock') }),
  explore: (args) => {
    const interrupt = new AbortController();
    void stopped().then(() => interrupt.abort());
    const { signal } = interrupt;
    return explore(args, env, console, { signal, loadMock: loadMock('--compare-mock') });
  },
  record: (args) => record(args, env, console, stopped()),
  replay: (args) => replay(args, env, console, { loadMock: loadMock('--against mock') }),
  drift: (args) => drift(args, env, console, stopped()),
};
const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;

if (command) process.exitCode = await command(args);
else if (name === '--help') console.log(usage);
else if (name === '') {
  console.error(`No command given.\n\n${usage}`);
  process.exitCode = 2;
} else {
  const known = Object.keys(commands);
  const hint = suggestion(name, known);
  console.error(`There is no command ${shortened(name)}.${hint} Commands: ${known.join(', ')}.`);
  process.exitCode = 2;
}

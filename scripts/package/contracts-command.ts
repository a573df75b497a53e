import { suggestion } from '@matka/contracts/cli/closest';
import { UsageError } from '@matka/contracts/cli/flags';
import { stopped } from '@matka/contracts/cli/stopped';

const usage = `Usage: npx matka-contracts <command> [options]

  verify    verifies a host of the API against the contract
  explore   random walks over a host, with the rules of the game
  record    records a session with a host, without secrets
  replay    plays a recording on the mock or on a host and compares the responses
  drift     a proxy between app and host that compares each response with the contract

  npx matka-contracts <command> --help   its options
  npx matka-contracts --version`;

/** Waits for a module of the package matka-mock, which the project has to install beside this one. */
async function ofMock<T>(what: string, module: Promise<T>): Promise<T> {
  return module.catch(() => {
    const install = 'npm install --save-dev matka-mock';
    throw new UsageError(`${what} needs the package matka-mock: ${install}.`);
  });
}

const loadReplayMock = async (what: string) =>
  (await ofMock(what, import('@matka/mock-server/contract/replay/open-replay-mock')))
    .openReplayMock;

const commands: Readonly<Record<string, (args: string[]) => Promise<number>>> = {
  verify: async (args) => {
    const { main } = await import('@matka/contracts/sources/plan/verify-cli');
    return main(args, process.env, console, {
      loadMock: () => loadReplayMock('--compare-mock'),
    });
  },
  explore: async (args) => {
    const { main } = await import('@matka/contracts/sources/walk/explore-cli');
    const interrupt = new AbortController();
    void stopped().then(() => interrupt.abort());
    return main(args, process.env, console, {
      signal: interrupt.signal,
      loadMock: () => loadReplayMock('--compare-mock'),
    });
  },
  record: async (args) => {
    const { main } = await import('@matka/contracts/sources/file/record-cli');
    return main(args, process.env, console, stopped());
  },
  replay: async (args) => {
    const { main } = await import('@matka/contracts/sources/replay/replay-cli');
    return main(args, process.env, console, {
      loadMock: () => loadReplayMock('--against mock'),
    });
  },
  drift: async (args) => {
    const { main } = await import('@matka/contracts/sources/proxy/drift-cli');
    return main(args, process.env, console, stopped());
  },
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
  console.error(`There is no command ${name}.${hint} Commands: ${known.join(', ')}.`);
  process.exitCode = 2;
}

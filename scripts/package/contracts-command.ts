import { once } from 'node:events';
import { suggestion } from '@matka/contracts/cli/closest';

const usage = `Usage: npx matka-contracts <command> [options]

  verify   verifies a host of the API against the contract
  drift    a proxy between app and host that compares each response with the contract

  npx matka-contracts <command> --help   its options
  npx matka-contracts --version`;

/** For `--compare-mock`: the mock of the package matka-mock, which the project has to install beside this one. */
async function loadMock() {
  const { verifyMock } = await import('@matka/mock-server/contract/verify-mock').catch(
    (cause: unknown) => {
      throw new Error(
        '--compare-mock needs the package matka-mock: npm install --save-dev matka-mock.',
        { cause },
      );
    },
  );
  return verifyMock;
}

async function verify(args: string[]): Promise<number> {
  const { main } = await import('@matka/contracts/sources/plan/verify-cli');
  return main(args, process.env, console, { loadMock });
}

async function drift(args: string[]): Promise<number> {
  const { main } = await import('@matka/contracts/sources/proxy/drift-cli');
  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  return main(args, process.env, console, stopped);
}

const commands = { verify, drift };
const [name = '', ...args] = process.argv.slice(2);

/** The command `matka-contracts`. */
if (name === 'verify' || name === 'drift') process.exitCode = await commands[name](args);
else if (name === '--help' || name === '') console.log(usage);
else {
  const known = Object.keys(commands);
  const hint = suggestion(name, known);
  console.error(`There is no command ${name}.${hint} Commands: ${known.join(', ')}.`);
  process.exitCode = 2;
}

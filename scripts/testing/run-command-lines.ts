import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A program that runs command lines (`[[file, …arguments], …]` as JSON) one after the other, in this one process, which
 * reads the modules that they share once. Prints how each of them ended, as JSON. For lines that end while they are
 * read: what a command begins after that goes on beside the next ones.
 */

/** How a command ended, with what it printed. */
export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** What `process.exit` throws here: nothing behind it may run. */
class Exit extends Error {}

const write = process.stdout.write.bind(process.stdout);
const exit = process.exit.bind(process);

/** Runs one command line; what it prints after its exit is dropped. */
async function run([file = '', ...args]: readonly string[], index: number): Promise<Ended> {
  const ended = { code: 0, stdout: '', stderr: '' };
  let exited = false;
  const printTo = (stream: 'stdout' | 'stderr') => (text: string | Uint8Array) => {
    if (!exited) ended[stream] += text.toString();
    return true;
  };
  process.stdout.write = printTo('stdout');
  process.stderr.write = printTo('stderr');
  process.argv.splice(1, Number.POSITIVE_INFINITY, resolve(file), ...args);
  process.exitCode = undefined;
  process.exit = (code) => {
    if (!exited) ended.code = Number(code ?? process.exitCode ?? 0);
    exited = true;
    throw new Exit();
  };
  try {
    // A module of its own each time; those that it imports are shared.
    await import(`${pathToFileURL(resolve(file))}?line=${index}`);
    if (!exited) ended.code = Number(process.exitCode ?? 0);
  } catch (error) {
    if (!(error instanceof Exit)) Object.assign(ended, { code: 1, stderr: String(error) });
  }
  return ended;
}

const ends: Ended[] = [];
const lines: string[][] = JSON.parse(process.argv[2] ?? '[]');
for (const [index, line] of lines.entries()) ends.push(await run(line, index));
write(JSON.stringify(ends), () => exit(0));

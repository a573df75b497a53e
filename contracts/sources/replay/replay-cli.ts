import { calledAs } from '../../cli/command-name.ts';
import { parseBaseUrl, parseWords, UsageError } from '../../cli/flags.ts';
import { defaultFlag, helpOf, valueFlag } from '../../cli/help.ts';
import type { Output } from '../../cli/output.ts';
import { tryFiles, writeFileOf, writeInPlace } from '../../cli/output-files.ts';
import { errorText, runCommand } from '../../cli/run-command.ts';
import { writeMarkdown } from '../../cli/write-markdown.ts';
import { createRedactor } from '../../session/redactor.ts';
import { readSession } from '../../session/session-file.ts';
import {
  betFlags,
  connectionFlags,
  readConnection,
  readSignIn,
  readStake,
} from '../http/host-options.ts';
import { fidelityMarkdown, fidelitySummary } from './fidelity-report.ts';
import type { OpenReplayHost } from './recorded-world.ts';
import { differencesIn, replay } from './replay.ts';
import { type UrlHost, urlHost } from './url-host.ts';

const call = calledAs('npm run contracts:replay --', 'npx matka-contracts replay');

const flags = {
  against: defaultFlag('mock|URL', 'where to play it', 'mock'),
  markdown: valueFlag('FILE', 'the fidelity table as Markdown'),
  json: valueFlag('FILE', 'all comparisons'),
  ...betFlags,
  ...connectionFlags(10),
} as const;

/** The text of `--help`. */
export const usage = `Usage: ${call} session.json [--against mock|URL] [options]

Plays a recording on the mock, set to the state at its start, or on another
host, and compares each response: same, different, or undecided.

${helpOf(flags)}

With a URL, MATKA_APP_ID, MATKA_MOBILE, MATKA_PASSWORD, MATKA_MPIN and MATKA_OTP give the account to use in place
of the recorded one, and bets are sent if they are allowed.

Exit code: 0 no difference, 1 differences, 2 the recording could not be played.`;

type Options = NonNullable<ReturnType<typeof readOptions>>;

/** The recording and the flags; undefined for `--help`. Throws UsageError. */
function readOptions(args: string[]) {
  const { values, positionals } = parseWords(args, flags);
  if (values.help) return undefined;
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError('Name one recording.');
  return { ...values, file };
}

/** The environment that a replay takes from its caller. */
export interface ReplayContext {
  /** Loads the mock, if one is available. */
  loadMock?: () => Promise<OpenReplayHost>;
}

async function hostOf(
  values: Options,
  env: NodeJS.ProcessEnv,
  { loadMock }: ReplayContext,
): Promise<UrlHost & { name: string }> {
  const { against } = values;
  if (against === 'mock') {
    if (!loadMock) throw new UsageError('No mock is available here: use --against URL.');
    return { name: 'the mock', open: await loadMock(), placed: () => undefined };
  }
  const baseUrl = parseBaseUrl(against);
  const { allowBets, maxStake } = readStake(values);
  const host = urlHost({
    baseUrl,
    account: { ...readSignIn({}, env), appId: env.MATKA_APP_ID },
    requestOptions: readConnection(values),
    maxStake: allowBets ? maxStake : 0,
  });
  return { name: baseUrl, ...host };
}

const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** The command `contracts:replay`. Returns the exit code. */
export function main(
  args: string[],
  env: NodeJS.ProcessEnv,
  output: Output,
  context: ReplayContext = {},
): Promise<0 | 1 | 2> {
  const { MATKA_MOBILE, MATKA_PASSWORD, MATKA_MPIN, MATKA_OTP } = env;
  const secrets = [MATKA_MOBILE, MATKA_PASSWORD, MATKA_MPIN, MATKA_OTP];
  const redact = createRedactor(
    {},
    secrets.filter((one) => one !== undefined),
  );
  let placed: () => string | undefined = () => undefined;
  const run = async (options: Options, safe: Output) => {
    const session = readSession(options.file);
    tryFiles({ markdown: options.markdown, json: options.json });
    const { name, open, placed: placedThere } = await hostOf(options, env, context);
    placed = placedThere;
    const fidelity = await replay(session, open);
    const markdown = redact(fidelityMarkdown(fidelity));
    const summary = redact(
      [fidelitySummary(fidelity, name), placed(), ...session.remarks].filter(Boolean).join('\n'),
    );
    safe.log(`${markdown}\n\n${summary}`);
    const [table, verdicts] = [`${markdown}\n\n${summary}\n`, fidelity.verdicts];
    if (options.markdown !== undefined)
      writeFileOf('markdown', options.markdown, (file) => writeMarkdown(file, table, env));
    if (options.json !== undefined)
      writeFileOf('json', options.json, (file) =>
        writeInPlace(file, `${redact(JSON.stringify(verdicts, null, 2))}\n`),
      );
    return differencesIn(fidelity) > 0 ? 1 : 0;
  };
  const tell = (error: unknown) =>
    redact([sentence(errorText(error)), placed()].filter(Boolean).join(' '));
  return runCommand({ usage, read: () => readOptions(args), run, tell }, output);
}

import { UsageError } from '../../cli/flags.ts';
import type { Output } from '../../cli/output.ts';
import { tryFiles } from '../../cli/output-files.ts';
import { errorText, runCommand } from '../../cli/run-command.ts';
import { writeWhole } from '../../cli/write-whole.ts';
import { createRedactor } from '../../session/redactor.ts';
import { sessionText } from '../../session/session-file.ts';
import type { ReplayContext } from '../replay/replay-cli.ts';
import { type Budget, createBudget } from './budget.ts';
import { explorationText, stakeLine } from './exploration-text.ts';
import { explore } from './explore.ts';
import { defaultFile, type ExploreOptions, readExploreOptions, usage } from './options.ts';
import { differencesOf } from './parity.ts';

/** The environment that an exploration takes from its caller. */
export interface ExploreContext extends ReplayContext {
  /** Ends the walk when it is aborted. */
  signal?: AbortSignal | undefined;
}

async function run(
  options: ExploreOptions,
  budget: Budget,
  { signal, loadMock }: ExploreContext,
  { log, error }: Output,
): Promise<0 | 1 | 2> {
  if (options.compareMock && !loadMock)
    throw new UsageError('--compare-mock needs the mock, which is not available here.');
  tryFiles({ out: options.out });
  const openMock = options.compareMock ? await loadMock?.() : undefined;
  const exploration = await explore(options, budget, { signal, openMock, tell: error });
  const file = options.out ?? defaultFile;
  if (exploration.finding || options.out !== undefined)
    writeWhole(file, sessionText(exploration.exchanges()));
  const text = explorationText(exploration, options, file);
  const { parity } = exploration;
  const isDifferent = parity !== undefined && differencesOf(parity) > 0;
  const isWrong = exploration.finding || isDifferent || exploration.complaints.length > 0;
  const code = isWrong ? 1 : exploration.stopped === undefined ? 0 : 2;
  (code === 2 ? error : log)(text);
  return code;
}

/** The command `contracts:explore`. Returns the exit code. */
export function main(
  args: string[],
  env: NodeJS.ProcessEnv,
  output: Output,
  context: ExploreContext = {},
): Promise<0 | 1 | 2> {
  let budget: Budget | undefined;
  const start = (options: ExploreOptions, safe: Output) => {
    budget = createBudget(options.maxStake);
    return run(options, budget, context, safe);
  };
  const tell = (error: unknown, options: ExploreOptions | undefined) => {
    const staked = options && budget?.used() ? [stakeLine(budget.used(), options)] : [];
    return [createRedactor(options?.account)(errorText(error)), ...staked].join('\n');
  };
  return runCommand({ usage, read: () => readExploreOptions(args, env), run: start, tell }, output);
}

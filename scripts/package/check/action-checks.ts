import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoPath } from '../../lib/paths.ts';
import { type Check, expectThat } from './checks.ts';
import { environment } from './project.ts';
import { type Ended, run } from './run.ts';

/** A step of a composite action that runs a shell command. */
interface Step {
  id: string | undefined;
  env: Readonly<Record<string, string>>;
  command: string;
}

/** The steps of an action that run a command; those that use another action are left out. */
function stepsOf(action: string): Step[] {
  const text = readFileSync(repoPath('.github/actions', action, 'action.yml'), 'utf8');
  const [, steps = ''] = text.split(/^ {2}steps:\n/m);
  return steps.split(/^ {4}- /m).flatMap((step) => {
    const command = /^ {6}run: (.*)$/m.exec(step)?.[1];
    if (command === undefined) return [];
    const env = [...step.matchAll(/^ {8}(\w+): (.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    return [{ id: /^(?:id|- id): (\w+)$/m.exec(step)?.[1], env: Object.fromEntries(env), command }];
  });
}

/** How the steps of an action ended, and the summary that they wrote. */
interface ActionRun {
  steps: Ended[];
  summary: string;
  folder: string;
}

/** Runs the steps of an action as a runner does: inputs and outputs in the environment, a file for each kind of output. */
async function runAction(
  action: string,
  inputs: Readonly<Record<string, string>>,
  { folder, node, env }: { folder: string; node: string; env: NodeJS.ProcessEnv },
): Promise<ActionRun> {
  mkdirSync(folder, { recursive: true });
  const files = {
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary'),
  };
  for (const file of Object.values(files)) writeFileSync(file, '');
  const outputs: Record<string, string> = {};
  const resolved = (text: string) =>
    text.replace(
      /\$\{\{ (\S+) \}\}/g,
      (_, name: string) => inputs[name.replace('inputs.', '')] ?? outputs[name] ?? '',
    );
  const steps: Ended[] = [];
  for (const { id, env: own, command } of stepsOf(action)) {
    const given = Object.fromEntries(
      Object.entries(own).map(([name, text]) => [name, resolved(text)]),
    );
    const runner = { RUNNER_TEMP: folder, GITHUB_ACTION_PATH: repoPath('.github/actions', action) };
    steps.push(
      await run('bash', ['-e', '-o', 'pipefail', '-c', command], {
        cwd: folder,
        env: { ...environment(node), ...env, ...runner, ...files, ...given },
      }),
    );
    for (const [, name = '', value = ''] of readFileSync(files.GITHUB_OUTPUT, 'utf8').matchAll(
      /^(\w+)=(.*)$/gm,
    ))
      outputs[`steps.${id}.outputs.${name}`] ??= value;
  }
  return { steps, summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8'), folder };
}

/** Starts the command of an installed package. */
async function startHost(folder: string, node: string): Promise<{ url: string; stop: () => void }> {
  const child = spawn(node, [join(folder, 'command.cjs'), '--port', '0', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { url: JSON.parse(String(line)).url, stop: () => child.kill() };
}

/** The composite actions, with the tarballs in place of published packages. */
export function actionChecks(
  root: string,
  node: string,
  tarballs: Readonly<Record<string, string>>,
): Check[] {
  const mock = (command: string, folder: string) =>
    runAction(
      'mock',
      { command, package: tarballs['matka-mock'] ?? '', flags: '--scenario fresh' },
      { folder: join(root, folder), node, env: {} },
    );
  const output = ({ steps }: ActionRun) => steps.map((step) => step.output).join('\n');
  return [
    {
      name: 'the action `mock` starts a mock, runs a command, saves worlds and writes a summary',
      run: async () => {
        const script =
          "fetch(process.env.MATKA_MOCK_URL + '/markets/?app_id=asha').then((r) => console.log('status', r.status))";
        const ended = await mock(`node -e "${script}"`, 'action mock');
        expectThat(
          ended.steps.every(({ code }) => code === 0),
          output(ended),
        );
        expectThat(/status 200/.test(output(ended)), output(ended));
        expectThat(
          /^\| asha \| fresh \| .* \| 1 \| 0 \| hold \|$/m.test(ended.summary),
          ended.summary,
        );
        const world = JSON.parse(
          readFileSync(join(ended.folder, 'matka-worlds/asha.json'), 'utf8'),
        );
        expectThat(world.journal.length === 1, 'the file of the world has another journal');
        return undefined;
      },
    },
    {
      name: 'the action `mock` fails with its command, and stops its mock',
      run: async () => {
        const ended = await mock('echo "$MATKA_MOCK_URL" && exit 3', 'failing action');
        expectThat(ended.steps[1]?.code === 3 && ended.steps[2]?.code === 0, output(ended));
        const [url = ''] = /http:\S+/.exec(ended.steps[1]?.output ?? '') ?? [];
        const isGone = await fetch(`${url}/__mock/health`).then(
          () => false,
          () => true,
        );
        expectThat(isGone, `the mock at ${url} still runs`);
        return undefined;
      },
    },
    {
      name: 'the action `contracts` verifies a host, here the mock of the other action',
      run: async () => {
        const folder = join(root, 'action contracts');
        const account = { MATKA_MOBILE: '9876543210', MATKA_PASSWORD: 'Kalyan@2026' };
        const host = await startHost(
          join(root, 'action mock/matka-mock/node_modules/matka-mock'),
          node,
        );
        try {
          const inputs = {
            'base-url': host.url,
            package: tarballs['matka-contracts'] ?? '',
            flags: '--require 60 --allow-unmet',
          };
          const ended = await runAction('contracts', inputs, { folder, node, env: account });
          expectThat(ended.steps[0]?.code === 0, output(ended));
          expectThat(/passed/.test(ended.summary), ended.summary);
          return undefined;
        } finally {
          host.stop();
        }
      },
    },
  ];
}

import { styleGroups } from './host-styles.ts';
import type { HostStyle } from './style.ts';

const cell = ({ name, description, scenario, now }: HostStyle): string => {
  const made = scenario ? ` (scenario \`${scenario}\`)` : now ? ` (\`--now ${now}\`)` : '';
  return `| \`${name}\` | ${description.slice(0, -1)}${made}. |`;
};

/** The page in docs on what a host may do, in Markdown. */
export const hostStylesPage = (): string => `# What a host may do

The specification leaves much to the host. None of what stands here is a failure: the web plays with it, and the contract kit exits with 0, with a note where a player sees something unusual.

Each row is a **host style** of the mock, unless it is a scenario or a time of a world:

| where | how |
|---|---|
| command line | \`matka-mock --host-style NAME[,NAME]\`, or \`--host-style random --style-seed 7\`, which prints the styles that it draws |
| tests | \`createMock({ hostStyle: ['NAME'] })\`, \`world.setHostStyle(['NAME'])\` |
| control API | \`PUT /__mock/worlds/<id>/host-style/\` with \`{"styles": ["NAME"]}\` or \`{"random": 7}\` |
| console | World, host styles |

Two styles that decide the same thing contradict each other and cannot be combined. The styles of a world are a part of it: a reset, an undo, an export, a branch and a replay have them, and its journal has what its clients sent.
This page is written by \`npm run contracts:check -- --update\` from \`mock-server/src/host-styles/\`.

${styleGroups
  .map(
    ({ title, styles }) =>
      `## ${title}\n\n| name | what a host may do |\n|---|---|\n${styles.map(cell).join('\n')}\n`,
  )
  .join('\n')}`;

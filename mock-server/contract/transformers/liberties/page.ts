import { libertyGroups } from './liberties.ts';

const opening = `# What a host may do

The specification leaves much to the host. None of what stands here is a failure: the contract kit exits with 0, with a note where a player sees something unusual.
The tests of the kit play each of these on the mock, from the list that this page is written from (\`mock-server/contract/transformers/liberties\`).
`;

/** The page of all liberties, in Markdown. */
export const libertiesPage = (): string =>
  [
    opening,
    ...Object.entries(libertyGroups).map(([title, liberties]) => {
      const lines = Object.entries(liberties).map(
        ([name, { sentence }]) => `| \`${name}\` | ${sentence} |`,
      );
      return [`## ${title}`, '', '| name | what a host may do |', '|---|---|', ...lines, ''].join(
        '\n',
      );
    }),
  ].join('\n');

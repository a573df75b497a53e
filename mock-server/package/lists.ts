import { scenarioList } from '../src/seeding/scenarios/scenarios.ts';
import { faultEffectList } from '../src/worlds/fault-rule.ts';

const table = (head: string, rows: readonly { id: string; says: string }[]): string =>
  [`| ${head} | |`, '|---|---|', ...rows.map(({ id, says }) => `| \`${id}\` | ${says} |`)].join(
    '\n',
  );

const lists: Readonly<Record<string, string>> = {
  scenarios: table('scenario', scenarioList),
  faults: table('effect', faultEffectList),
};

/** A document with its lists of scenarios and faults made from the sources: between `<!-- scenarios -->` and `<!-- end -->`. */
export const withLists = (text: string): string =>
  text.replace(
    /(<!-- (\w+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (all, start: string, name: string, end: string) =>
      lists[name] === undefined ? all : `${start}${lists[name]}\n${end}`,
  );

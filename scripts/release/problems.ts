/**
 * Describes what a release lacks: the tag `v1.4.0`, the version of package.json and the newest dated heading of the
 * changelog have to agree, and nothing may be left under "Unreleased".
 */
export function releaseProblems(tag: string, version: string, changelog: string): string[] {
  const problems: string[] = [];
  if (tag !== `v${version}`)
    problems.push(`The tag is ${tag}, the version of package.json ${version}.`);
  const headings = [...changelog.matchAll(/^## \[([^\]]+)\](?: - (.*))?$/gm)];
  const newest = headings.find(([, name]) => name !== 'Unreleased');
  if (newest?.[1] !== version)
    problems.push(
      `The newest version in CHANGELOG.md is ${newest?.[1] ?? 'missing'}, not ${version}.`,
    );
  else if (!/^\d{4}-\d{2}-\d{2}$/.test(newest[2] ?? ''))
    problems.push(
      `The heading of ${version} in CHANGELOG.md has no date: ## [${version}] - YYYY-MM-DD.`,
    );
  const [, unreleased = ''] =
    /^## \[Unreleased\]\n([\s\S]*?)(?=^## \[|$(?![\s\S]))/m.exec(changelog) ?? [];
  if (/^- /m.test(unreleased)) problems.push(`CHANGELOG.md still has lines under "Unreleased".`);
  return problems;
}

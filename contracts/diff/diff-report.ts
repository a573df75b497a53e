import type { Change } from './change.ts';

interface Section {
  title: string;
  changes: readonly Change[];
}

const sections = (changes: readonly Change[]): Section[] => {
  const rest = changes.filter(({ breaking }) => !breaking);
  const of = (...kinds: readonly string[]) => rest.filter(({ kind }) => kinds.includes(kind));
  return [
    { title: 'Breaking', changes: changes.filter(({ breaking }) => breaking) },
    { title: 'Removed', changes: of('removed') },
    { title: 'Widened or changed', changes: of('widened', 'changed') },
    { title: 'Added', changes: of('added') },
  ].filter((section) => section.changes.length > 0);
};

const placeOf = ({ part }: Change): string => (/^\d/.test(part) ? ` ${part}` : ` (${part})`);
const effectText = ({ effect }: Change): string => (effect ? `: the player sees ${effect}` : '');

/** The changes in one line. */
export function diffSummary(changes: readonly Change[]): string {
  if (changes.length === 0) return 'No differences.';
  const breaking = changes.filter((change) => change.breaking).length;
  const count = (kind: string) =>
    changes.filter((one) => !one.breaking && one.kind === kind).length;
  return `${breaking} breaking; ${count('removed')} removed, ${count('widened') + count('changed')} widened or changed, ${count('added')} added.`;
}

/** The changes as Markdown. */
export function diffMarkdown(changes: readonly Change[]): string {
  const parts = sections(changes).map(({ title, changes: all }) => {
    const lines = all.map(
      (one) => `- \`${one.call}\`${placeOf(one)}: ${one.text}${effectText(one)}`,
    );
    return [`## ${title}`, '', ...lines].join('\n');
  });
  return [diffSummary(changes), ...parts].join('\n\n');
}

const escaped = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

/** The changes as one page that loads nothing else. */
export function diffHtml(changes: readonly Change[], names: readonly [string, string]): string {
  const parts = sections(changes).map(({ title, changes: all }) => {
    const rows = all.map(
      (one) =>
        `<tr><td><code>${escaped(one.call)}</code>${escaped(placeOf(one))}</td><td>${escaped(one.text)}</td><td>${escaped(one.effect ?? '')}</td></tr>`,
    );
    return `<h2>${title}</h2>\n<table>\n<tr><th>call</th><th>difference</th><th>the player sees</th></tr>\n${rows.join('\n')}\n</table>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Differences</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #ccd2dc; padding: 0.35rem 0.6rem; text-align: left; vertical-align: top; }
@media (prefers-color-scheme: dark) { body { background: #14181f; color: #e6eaf0; } th, td { border-color: #3a4352; } }
</style>
<h1>${escaped(names[0])} → ${escaped(names[1])}</h1>
<p>${escaped(diffSummary(changes))}</p>
${parts.join('\n')}
</html>
`;
}

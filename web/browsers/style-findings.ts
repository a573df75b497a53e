import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import { compat, type Identifier, lackedBy } from './support.ts';

const { css } = compat;

/** Units and functions that newer browsers brought, by how a value names them. */
const values: readonly [RegExp, string, Identifier | undefined][] = [
  ...(['dynamic', 'large', 'small'] as const).map(
    (kind): [RegExp, string, Identifier | undefined] => {
      const unit = `${kind.charAt(0)}v[hwbi]`;
      const feature = css.types?.length?.[`viewport_percentage_units_${kind}`];
      return [new RegExp(`\\d${unit}`), `unit of the ${kind} viewport`, feature];
    },
  ),
  [/\dcq\w/, 'unit of a container', css.types?.length?.container_query_length_units],
  [/color-mix\(/, 'color-mix()', css.types?.color?.['color-mix']],
  [/light-dark\(/, 'light-dark()', css.types?.color?.['light-dark']],
  [/oklch\(|oklab\(/, 'oklch()', css.types?.color?.oklch],
];

const isNewer = (feature: Identifier | undefined): boolean => lackedBy(feature).length > 0;

function declarationNeed({ prop, value }: Declaration): string | undefined {
  if (prop.startsWith('--') || prop.startsWith('-')) return undefined;
  if (isNewer(css.properties?.[prop])) return prop;
  return values.find(([pattern, , feature]) => isNewer(feature) && pattern.test(value))?.[1];
}

/** Whether an earlier declaration of the same rule gives older browsers a value. */
function hasFallback(declaration: Declaration): boolean {
  let before = declaration.prev();
  while (before) {
    if (before.type === 'decl' && before.prop === declaration.prop && !declarationNeed(before))
      return true;
    before = before.prev();
  }
  return false;
}

/** The pseudo-classes of a selector that newer browsers brought. */
function selectorNeeds({ selector }: Rule): string[] {
  const names = [...selector.matchAll(/::?([a-z-]+)/g)].map(([, name = '']) => name);
  return names.filter((name) => isNewer(css.selectors?.[name])).map((name) => `:${name}`);
}

const inSupports = (node: Declaration | Rule | AtRule): boolean => {
  for (let { parent } = node; parent; parent = parent.parent as typeof parent) {
    if (parent.type === 'atrule' && (parent as AtRule).name === 'supports') return true;
  }
  return false;
};

/** What a built style sheet needs of browsers newer than promised, and has no earlier value for. */
export function styleFindings(sheet: string): string[] {
  const found = new Set<string>();
  postcss.parse(sheet).walk((node) => {
    if (node.type === 'comment' || inSupports(node)) return;
    if (node.type === 'decl') {
      const need = declarationNeed(node);
      if (need && !hasFallback(node)) found.add(need);
    } else if (node.type === 'rule') {
      for (const need of selectorNeeds(node)) found.add(need);
      if (node.parent?.type === 'rule') found.add('nested rule');
    } else if (node.name !== 'supports' && isNewer(css['at-rules']?.[node.name])) {
      found.add(`@${node.name}`);
    }
  });
  return [...found];
}

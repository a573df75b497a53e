import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createAppRoot, unusedEvents } from './app-root.ts';

const source = join(import.meta.dirname, '..');

/** Names of the React properties that an event serves, in small letters. */
function propertiesOf(event: string): string[] {
  // React makes onMouseEnter and onMouseLeave from mouseover and mouseout.
  const [pointer] = /^(mouse|pointer)(?=over$|out$)/.exec(event) ?? [];
  return [event, ...(pointer ? [`${pointer}enter`, `${pointer}leave`] : [])].map(
    (name) => `on${name}`,
  );
}

it('no component listens to an event that the root leaves out', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const components = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx$/.test(file));
  const text = components.map((file) => readFileSync(join(source, file), 'utf8')).join('\n');
  const used = new Set(
    [...text.matchAll(/\bon[A-Z]\w*/g)].map(([name]) => name.toLowerCase().replace(/capture$/, '')),
  );
  expect(used).toContain('onmousedown');
  expect([...unusedEvents].flatMap(propertiesOf).filter((name) => used.has(name))).toEqual([]);
});

it('the root handles the taps and keys of its components, and not what is left out', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  const tapped = vi.fn();
  const moved = vi.fn();
  const root = createAppRoot(container);
  await act(async () =>
    root.render(
      <button type="button" onClick={tapped} onMouseMove={moved}>
        Tap
      </button>,
    ),
  );
  const button = container.querySelector('button');
  button?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
  button?.click();
  expect(tapped).toHaveBeenCalledTimes(1);
  expect(moved).not.toHaveBeenCalled();
  container.addEventListener('mousemove', moved);
  button?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
  expect(moved).toHaveBeenCalledTimes(1);
  await act(async () => root.unmount());
  container.remove();
});

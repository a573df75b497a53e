import { element } from './element.ts';
import { linkToWorld } from './linked-world.ts';

// Runs in the console of the static site, beside its own scripts: the link to the state of the world that is shown.

const base = location.pathname.replace(/__mock\/.*$/, '');
const button = element('button', { type: 'button' }, ['Copy link to this state']);
const result = element('span', { role: 'status' });

async function copyLink(): Promise<void> {
  const world = new URLSearchParams(location.search).get('world') ?? 'kalyan-matka';
  const link = await linkToWorld(base, world);
  if (link !== undefined) await navigator.clipboard.writeText(link);
  result.textContent =
    link === undefined
      ? 'This state is too large for a link: use Keep as a file.'
      : 'The link is copied.';
}

button.addEventListener('click', () => {
  copyLink().catch((error: unknown) => {
    result.textContent = error instanceof Error ? error.message : String(error);
  });
});
document.querySelector('.bar')?.append(button, result);

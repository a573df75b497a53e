import { element } from './element.ts';

const closedKey = 'matka-demo-console-closed';
/** From this width on the console stands beside the app. */
const wide = '(min-width: 1200px)';

/** The console beside the app on wide screens. */
export function sideConsole(
  base: string,
  world: string,
  ready: Promise<unknown>,
): { controls: HTMLElement[] } {
  const root = document.documentElement;
  const screen = matchMedia(wide);
  const toggle = element('button', { type: 'button' });
  let frame: HTMLIFrameElement | undefined;
  const draw = (): void => {
    const isOpen = screen.matches && localStorage.getItem(closedKey) === null;
    root.toggleAttribute('data-demo-console', isOpen);
    toggle.hidden = !screen.matches;
    toggle.textContent = isOpen ? 'Close the console beside the app' : 'Console beside the app';
    if (isOpen && !frame) {
      frame = element('iframe', { class: 'demo-console', title: 'Console of the mock' });
      frame.src = `${base}__mock/?world=${world}`;
      document.body.append(frame);
    } else if (!isOpen) {
      frame?.remove();
      frame = undefined;
    }
  };
  toggle.addEventListener('click', () => {
    if (frame) localStorage.setItem(closedKey, 'yes');
    else localStorage.removeItem(closedKey);
    draw();
  });
  toggle.hidden = true;
  ready
    .then(() => {
      draw();
      screen.addEventListener('change', draw);
    })
    .catch(() => undefined);
  return { controls: [toggle] };
}

import './bar.css';
import { followStatus } from './bar-status.ts';
import { element } from './element.ts';
import { linkToWorld, openWorldFile } from './linked-world.ts';
import type { Site } from './readiness.ts';
import { sideConsole } from './side-console.ts';
import { startOver } from './start-over.ts';
import { shownWorld, showWorld, takeNote } from './world-link.ts';

/** Replaced by the build. */
declare const __SITE_VERSION__: string;

const defaultWorld = 'kalyan-matka';
const site = window.matkaSite;

const explanation = [
  'The app, the mock of its API and its console all run in this browser. Nothing leaves it, and there is no server.',
  'Points are simulated: they cannot be bought, sold or withdrawn.',
  'It does not show real networks, the load of a host, or other players: everybody who opens the page has worlds of their own.',
];

/** The players of every world, as the README lists them. */
const players = [
  ['9876543210', 'Kalyan@2026', '2580', '482913'],
  ['9812345678', 'Matka@2026', '1379', '482913'],
  ['9900112233', 'Sridevi@2026', '8642', '482913'],
];

const playerTable = (): HTMLElement =>
  element('table', {}, [
    element(
      'tr',
      {},
      ['Mobile', 'Password', 'MPIN', 'OTP'].map((head) => element('th', { scope: 'col' }, [head])),
    ),
    ...players.map((cells) =>
      element(
        'tr',
        {},
        cells.map((cell) => element('td', {}, [cell])),
      ),
    ),
  ]);

function show(shown: Site): void {
  const { base, ready } = shown;
  const world = shownWorld(base) ?? defaultWorld;
  const note = element('p', { class: 'demo-note', role: 'status' });
  const say = (text: string): void => {
    note.textContent = text;
    note.hidden = text === '';
  };
  say(takeNote() ?? '');
  const reload = (): void => location.replace(base);
  const attempt = (work: () => Promise<void>) => (): void => {
    work().catch((error: unknown) => say(error instanceof Error ? error.message : String(error)));
  };
  const open = async (file: File): Promise<void> => {
    const id = `file-${Date.now().toString(36)}`;
    await openWorldFile(base, id, await file.text());
    showWorld(base, id);
    reload();
  };
  const copy = async (): Promise<void> => {
    const link = await linkToWorld(base, world);
    if (link === undefined) {
      say('This state is too large for a link: save it as a file and send that.');
      return;
    }
    await navigator.clipboard.writeText(link);
    say('The link to this state is copied.');
  };
  const button = (text: string, work: () => Promise<void>): HTMLElement => {
    const made = element('button', { type: 'button' }, [text]);
    made.addEventListener('click', attempt(work));
    return made;
  };
  const file = element('input', { type: 'file', accept: '.json,application/json' });
  file.addEventListener(
    'change',
    attempt(async () => {
      const [chosen] = file.files ?? [];
      if (chosen) await open(chosen);
    }),
  );
  const state = element('span', { class: 'demo-state', role: 'status' });
  const progress = element('progress', { 'aria-label': 'Loading the mock', max: '1', value: '0' });
  const aside = sideConsole(base, world, ready);
  const bar = element('aside', { class: 'demo-bar', 'aria-label': 'Demo' }, [
    element('p', { class: 'demo-line' }, [
      element('strong', {}, ['Demo: ']),
      'everything happens in this browser; points are simulated. ',
      progress,
      state,
    ]),
    element('details', {}, [
      element('summary', {}, ['About, players, worlds']),
      ...explanation.map((text) => element('p', {}, [text])),
      playerTable(),
      element('p', {}, [
        'World shown: ',
        element('strong', {}, [world]),
        `. Version ${__SITE_VERSION__}.`,
      ]),
      element('div', { class: 'demo-actions' }, [
        button('Copy link to this state', copy),
        element(
          'a',
          { href: `${base}__mock/worlds/${world}/file/`, download: `${world}.matka-world.json` },
          ['Save this world as a file'],
        ),
        element('label', {}, ['Open a world file, or drop it on the page: ', file]),
        element('a', { href: `${base}__mock/?world=${world}`, target: '_blank' }, [
          'Open the console',
        ]),
        ...aside.controls,
        button('Start over', () => startOver(base, ready)),
      ]),
    ]),
    note,
  ]);
  document.body.prepend(bar);
  followStatus(shown, { state, progress, say });
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', (event) => {
    event.preventDefault();
    const [dropped] = event.dataTransfer?.files ?? [];
    if (dropped) attempt(() => open(dropped))();
  });
}

if (site) show(site);

import { button, h, row } from './dom.js';

const dialog = document.getElementById('dialog');

const keys = [
  ['/', 'Filter the journal'],
  ['.', 'Ten minutes later'],
  ['n', 'Advance to the next event of the day'],
  ['f', 'Pause or resume the clock'],
  ['?', 'This list'],
];

function showKeys() {
  dialog.replaceChildren(
    h('h2', { id: 'dialog-title' }, 'Keys'),
    h(
      'dl',
      { class: 'facts' },
      keys.map(([key, says]) => h('div', {}, h('dt', {}, h('kbd', {}, key)), h('dd', {}, says))),
    ),
    row(button('Close', () => dialog.close())),
  );
  dialog.showModal();
}

const isTyping = ({ target }) =>
  target instanceof HTMLElement && target.closest('input:not([type="range"]), select, textarea');

/** Focuses an element, at once or when its panel has been loaded. */
function focusWhenThere(id) {
  const focus = () => document.getElementById(id)?.focus();
  if (document.getElementById(id)) return focus();
  const observer = new MutationObserver(() => {
    if (!document.getElementById(id)) return;
    observer.disconnect();
    focus();
  });
  observer.observe(document.getElementById('panels'), { childList: true, subtree: true });
}

/** Lets single keys press the buttons that name them (`data-key`). */
export function listenToKeys({ openJournal }) {
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || dialog.open || isTyping(event)) return;
    if (event.key === '?') showKeys();
    else if (event.key === '/') {
      openJournal();
      focusWhenThere('journal-filter');
    } else {
      const pressed = document.querySelector(`[data-key="${CSS.escape(event.key)}"]`);
      if (!pressed) return;
      pressed.click();
    }
    event.preventDefault();
  });
}

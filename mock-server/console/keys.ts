function filterJournal(): void {
  if (location.hash !== '' && location.hash !== '#journal') location.assign('#journal');
  // The tab is shown after the event of the new hash.
  setTimeout(() => document.getElementById('journal-filter')?.focus());
}

/**
 * Single keys press the buttons that name them in `data-key`; `/` goes to the filter of the journal. Returns the function
 * that ends it.
 */
export function pressByKeys(): () => void {
  const press = (event: KeyboardEvent) => {
    const { target, key } = event;
    const isBusy = document.querySelector('dialog[open], body :active') !== null;
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy) return;
    if (target instanceof Element && target.matches('input:not([type="range"]), select')) return;
    const pressed = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    if (key !== '/' && pressed === null) return;
    event.preventDefault();
    if (key === '/') filterJournal();
    else pressed?.click();
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}

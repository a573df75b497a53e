import { useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';
import type { Shown } from '../i18n/text.ts';
import { AlertDialog } from './alert-dialog.tsx';

type Pending = {
  readonly message: Shown;
  readonly shown: () => void;
  readonly done: () => void;
};

const state = proxy<{ queue: Pending[] }>({ queue: [] });

/**
 * Shows `message` with an OK; further alerts wait in a queue. Resolves when it is closed. Unlike
 * `window.alert` it does not block the page; needs an `<AlertHost/>` in the tree.
 * @param shown is called once the player can read it
 */
export function showAlert(message: Shown, shown = () => {}): Promise<void> {
  return new Promise((done) => {
    state.queue.push({ message, shown, done });
  });
}

/** Calls back once its siblings are drawn. */
function Drawn({ onDrawn }: { readonly onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return null;
}

const closeFirst = () => state.queue.shift()?.done();

/** Renders the current alert, once at the root of the app. */
export function AlertHost() {
  const [current] = useSnapshot(state).queue;
  if (!current) return null;
  return (
    <>
      <AlertDialog message={current.message} onClose={closeFirst} />
      <Drawn onDrawn={current.shown} />
    </>
  );
}

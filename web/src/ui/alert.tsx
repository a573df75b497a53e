import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { translated } from '../i18n/translate.ts';

type Pending = {
  readonly message: string;
  readonly shown: () => void;
  readonly done: () => void;
};

const state = proxy<{ queue: Pending[] }>({ queue: [] });

/**
 * Shows `message`, an English text, with an OK; further alerts wait in a queue. Resolves when it is closed. Unlike
 * `window.alert` it does not block the page; needs an `<AlertHost/>` in the tree.
 * @param shown is called once the player can read it, which may be after a file was loaded
 */
export function showAlert(message: string, shown = () => {}): Promise<void> {
  return new Promise((done) => {
    state.queue.push({ message, shown, done });
  });
}

type AlertProps = { readonly message: string; readonly onClose: () => void };

/** The alert of the browser, where the file of the app's own cannot be had. */
function NativeAlert({ message, onClose }: AlertProps) {
  useEffect(() => {
    alert(translated(message));
    onClose();
  }, [message, onClose]);
  return null;
}

/** Loaded with the first alert: no first screen has one. */
const AlertDialog = lazy<ComponentType<AlertProps>>(() =>
  import('./alert-dialog.tsx').then(
    (m) => ({ default: m.AlertDialog }),
    () => ({ default: NativeAlert }),
  ),
);

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
    <Suspense>
      <AlertDialog message={current.message} onClose={closeFirst} />
      <Drawn onDrawn={current.shown} />
    </Suspense>
  );
}

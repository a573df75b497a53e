import { proxy, useSnapshot } from 'valtio';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type Pending = { readonly message: string; readonly done: () => void };

const state = proxy<{ queue: Pending[] }>({ queue: [] });

/**
 * Shows `message` with an OK; further alerts wait in a queue. Resolves when it is closed. Unlike
 * `window.alert` it does not block the page; needs an `<AlertHost/>` in the tree.
 */
export function showAlert(message: string): Promise<void> {
  return new Promise((done) => {
    state.queue.push({ message, done });
  });
}

/** Renders the current alert, once at the root of the app. */
export function AlertHost() {
  const [current] = useSnapshot(state).queue;
  if (!current) return null;
  const close = () => state.queue.shift()?.done();
  return (
    <Dialog
      open={true}
      onClose={close}
      title={current.message}
      role="alertdialog"
      actions={<Button onClick={close}>OK</Button>}
    />
  );
}

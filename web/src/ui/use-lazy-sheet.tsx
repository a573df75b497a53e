import { type ComponentType, createElement, type ReactNode, useState } from 'react';
import { loadStyled } from '../lib/load-code.ts';
import { showAlert } from './alert.tsx';
import { usePending } from './use-pending.tsx';

type Closable = { readonly onClose: () => void };

/** A sheet whose code is loaded on opening. Returns an opener and the sheet; reports slow loading and a failure. */
export function useLazySheet<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
  props: Omit<Props, 'onClose'>,
): [open: () => void, sheet: ReactNode] {
  const [Sheet, setSheet] = useState<ComponentType<Props>>();
  const [startLoading, note] = usePending();
  const open = () =>
    startLoading(
      loadStyled(load).then(
        (loaded) => setSheet(() => loaded),
        () => showAlert("This couldn't be loaded. Check your connection."),
      ),
    );
  const onClose = () => setSheet(undefined);
  if (Sheet) return [open, createElement(Sheet, { ...props, onClose } as Props)];
  return [open, note];
}

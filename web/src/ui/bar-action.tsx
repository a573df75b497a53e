import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** The slot in the bar for a control of the screen; null until the bar is rendered. */
export const BarActionSlot = createContext<HTMLElement | null>(null);

/** Renders a control of the screen, e.g. a filter button, into the bar above it. */
export function BarAction({ children }: { readonly children: ReactNode }) {
  const slot = use(BarActionSlot);
  return slot && createPortal(children, slot);
}

import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useLayoutEffect,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

/** The slot in the bar for a control of the screen; it holds null until the bar is rendered. */
export const BarActionSlot = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

/** Renders a control of the screen, e.g. a filter button, into the bar above it. */
export function BarAction({ children }: { readonly children: ReactNode }) {
  const slot = use(BarActionSlot);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // The bar is a ref, no state: its screen would render a second time before it is painted.
  useLayoutEffect(() => setPlace(slot?.current ?? null), [slot]);
  return place && createPortal(children, place);
}

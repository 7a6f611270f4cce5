/** What a view puts below the links at the side of the frame, where there is room for it. */
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

export const SideContext = createContext<HTMLElement | null>(null);

export function Side({ children }: { children: ReactNode }) {
  const place = useContext(SideContext);
  return place && createPortal(children, place);
}

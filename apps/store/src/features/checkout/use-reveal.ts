import { useEffect, useRef } from 'react';

const isInView = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= window.innerHeight;

/**
 * Scrolls to a notice that appears out of view and focuses it, since the button that was pressed goes away there. A notice that
 * stands on the page from the beginning stays where it is.
 *
 * @param notice what the notice is about; each new one is revealed, nothing means that there is none
 */
export function useReveal<T extends HTMLElement>(notice: unknown) {
  const ref = useRef<T>(null);
  const revealed = useRef(notice);
  useEffect(() => {
    if (revealed.current === notice) return;
    revealed.current = notice;
    const element = ref.current;
    if (notice === undefined || !element || isInView(element.getBoundingClientRect())) return;
    element.scrollIntoView({ block: 'center' });
    element.focus({ preventScroll: true });
  }, [notice]);
  return ref;
}

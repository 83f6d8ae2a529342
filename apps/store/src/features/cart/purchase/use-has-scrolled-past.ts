import { useEffect, useState, type RefObject } from 'react';

/** The width from which the panel is beside the gallery, as in ProductLayout.module.css. */
const WIDE = '(min-width: 60em)';
/** Without the height of the header. What is below the window is not past, however far down it is. */
const VISIBLE = '-69px 0px 1000000px';

/** Returns whether a wide window is scrolled past an element, and whether it ever was. */
export function useHasScrolledPast(element: RefObject<HTMLElement | null>) {
  const [isPast, setPast] = useState(false);
  const [wasPast, setWasPast] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isNowPast = entries.at(-1)?.isIntersecting === false && matchMedia(WIDE).matches;
        setPast(isNowPast);
        if (isNowPast) setWasPast(true);
      },
      { rootMargin: VISIBLE },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return { isPast, wasPast };
}

import { useEffect, useRef, useState } from 'react';

const MARGIN = '600px';

/**
 * Returns whether the element of `ref` has come near the viewport; stays true. For content that can load
 * later.
 */
export function useNearViewport<T extends Element>() {
  const ref = useRef<T>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const place = ref.current;
    if (!place || near) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [near]);
  return { ref, near };
}

import { useEffect, useRef, useState } from 'react';

const MARGIN = '600px';

/** Whether the place that `ref` marks has come near the viewport; once true it stays so. For what may wait until then. */
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

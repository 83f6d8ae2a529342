import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Scrolls to an element once, when a link of the page led to it before its part of the page had come: the router found nothing
 * to scroll to. A page from the server is left alone, where the browser has moved already.
 *
 * @param id the id of the element of the returned ref
 */
export function useLateTarget<T extends Element>(id: string) {
  const ref = useRef<T>(null);
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [wasServed] = useState(isHydrating);
  useLayoutEffect(() => {
    if (!wasServed && window.location.hash === `#${id}`) ref.current?.scrollIntoView();
  }, [id, wasServed]);
  return ref;
}

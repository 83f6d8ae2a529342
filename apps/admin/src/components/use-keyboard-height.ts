import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  const { visualViewport } = window;
  visualViewport?.addEventListener('resize', onChange);
  visualViewport?.addEventListener('scroll', onChange);
  return () => {
    visualViewport?.removeEventListener('resize', onChange);
    visualViewport?.removeEventListener('scroll', onChange);
  };
}

/* A page that is zoomed in shows a part of itself, too, and no keyboard. */
function keyboardHeight(): number {
  const { visualViewport, innerHeight } = window;
  if (!visualViewport || visualViewport.scale > 1) return 0;
  return Math.max(0, Math.round(innerHeight - visualViewport.height - visualViewport.offsetTop));
}

/** Returns how many pixels of the page the keyboard of a phone covers; 0 where it makes the page smaller instead. */
export const useKeyboardHeight = () => useSyncExternalStore(subscribe, keyboardHeight);

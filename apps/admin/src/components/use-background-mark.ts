import { useEffect } from 'react';
import { BACKGROUND_HEADER } from '@aabha/contracts/sessions/sessions.values';
import { backgroundMark } from '../data/trpc';

/** For so long after a key or a movement of the pointer somebody uses the back office. */
const IN_USE_MS = 60_000;
/* Dictation and voice control type and press without keys. */
const USES = ['pointermove', 'pointerdown', 'keydown', 'input', 'click', 'wheel', 'touchmove'] as const;
const MARK = { [BACKGROUND_HEADER]: '1' };

/**
 * Marks the calls that screens make by themselves while nobody uses them, so that the session ends without use
 * (docs/spec/sessions-and-access.md#without-use).
 */
export function useBackgroundMark(): void {
  useEffect(() => {
    let usedAt = performance.now();
    const use = () => {
      usedAt = performance.now();
    };
    for (const event of USES) window.addEventListener(event, use, { passive: true, capture: true });
    backgroundMark.headers = () => (performance.now() - usedAt > IN_USE_MS ? MARK : undefined);
    return () => {
      backgroundMark.headers = () => undefined;
      for (const event of USES) window.removeEventListener(event, use, { capture: true });
    };
  }, []);
}

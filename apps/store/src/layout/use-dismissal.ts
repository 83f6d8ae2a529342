import { useEffect, type RefObject } from 'react';
import { MENU_CLOSE_SCROLL_PX } from '@aabha/contracts/settings/limits';

/**
 * Closes a menu on a click outside, on Escape, and when the page is scrolled beyond 300 px
 * (docs/spec/storefront.md#menus). A menu opened further down closes 300 px from there.
 */
export function useDismissal(area: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const openedAt = window.scrollY > MENU_CLOSE_SCROLL_PX ? window.scrollY : 0;
    const onScroll = () => {
      if (Math.abs(window.scrollY - openedAt) > MENU_CLOSE_SCROLL_PX) close();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', onScroll);
    };
  }, [area, open, close]);
}

import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

/** Setup of the `components` project: browser APIs that Mantine and MUI call and jsdom lacks, and a clean page per test. */

/** Reports a wide screen with a mouse, the light colour scheme and reduced motion, so that transitions end immediately. */
function matchMedia(media: string): MediaQueryList {
  const matches =
    media.includes('prefers-reduced-motion: reduce') ||
    media.includes('hover: hover') ||
    /min-width/.test(media);
  const target = new EventTarget();
  return Object.assign(target, {
    media,
    matches,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

/** Observes nothing: in jsdom nothing has a size or a place. */
class IdleObserver implements ResizeObserver, IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

window.matchMedia = matchMedia;
window.ResizeObserver = IdleObserver;
window.IntersectionObserver = IdleObserver;
navigator.sendBeacon = () => true;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

/* jsdom knows neither the top layer nor modal dialogs. */
HTMLElement.prototype.showPopover = () => undefined;
HTMLElement.prototype.hidePopover = () => undefined;
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};

/* What Testing Library does by itself only where the functions of the test runner are globals. */
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeAll(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});
afterAll(async () => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  /* Files share modules too: one whose import breaks off with its file would be missing in the next. */
  await vi.dynamicImportSettled();
});

/* Files share a window: what a test stored or rendered ends with it. */
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
});

/* The default of one second is short on a machine that runs several suites. */
configure({ asyncUtilTimeout: 30_000 });

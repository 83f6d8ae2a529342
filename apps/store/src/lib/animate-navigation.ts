import type { AnyRouter } from '@tanstack/react-router';

/** Of the picture that is carried from a card to its page. */
const NAME = 'television-picture';
/** The first picture of the page of a television. */
const PAGE_PICTURE = 'main [role="group"][tabindex="0"] img';
const CARD_LINK = 'article a[href*="/television/"]';

interface Update {
  update: () => Promise<void>;
  types?: string[];
}
type Start = (input: Update | Update['update']) => ViewTransition;

const nameIt = (picture: HTMLElement | null | undefined, name: string) =>
  picture?.style.setProperty('view-transition-name', name);

/** The picture of the card whose link was pressed last, while it is on the page. */
let pressed: HTMLElement | null | undefined;

function watchPresses(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest(CARD_LINK) : null;
      pressed = link?.closest('article')?.querySelector('img');
    },
    true,
  );
}

/** The picture of the pressed card becomes that of the page. Where the page came from has no name, so that none is there twice. */
function carryPicture(start: Start): Start {
  return (input) => {
    const { update, ...options } = typeof input === 'function' ? { update: input } : input;
    const from = pressed?.isConnected ? pressed : undefined;
    pressed = undefined;
    let to: HTMLElement | null | undefined;
    nameIt(from, NAME);
    const transition = start.call(document, {
      ...options,
      update: async () => {
        await update();
        nameIt(from, '');
        to = from && document.querySelector<HTMLElement>(PAGE_PICTURE);
        nameIt(to, NAME);
      },
    });
    /* One that is skipped, since the next has begun or the tab is hidden, has changed the page all the same. */
    transition.ready.catch(() => undefined);
    transition.finished.catch(() => undefined).finally(() => nameIt(to, ''));
    return transition;
  };
}

/**
 * Lets a change of page fade, and the picture of a card become that of its page (docs/spec/storefront.md#from-page-to-page). Not for those who want
 * little motion, nor for filters and places within a page, nor where the browser has moved the page itself, as a swipe back does.
 */
export function animateNavigation(router: AnyRouter): void {
  if (typeof document.startViewTransition !== 'function') return;
  let hasMoved = false;
  window.addEventListener('popstate', (event) => (hasMoved = event.hasUAVisualTransition), true);
  watchPresses();
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  document.startViewTransition = carryPicture(document.startViewTransition as Start) as never;
  router.options.defaultViewTransition = {
    types: ({ pathChanged }) => {
      const isQuiet = hasMoved || calm.matches || !pathChanged || document.hidden;
      hasMoved = false;
      return isQuiet ? false : [];
    },
  };
}

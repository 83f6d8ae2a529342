export type ToastKind = 'success' | 'error' | 'info';

/**
 * The subject of a toast. A new toast replaces an older one of the same subject. `cart` covers everything
 * from the cart to its payment, `form` the result of a form.
 */
export type NoticeSubject =
  | 'form'
  | 'sign-in'
  | 'cart'
  | 'order'
  | 'search'
  | 'share'
  | 'pixel-lab'
  | 'wish-list';

export interface Toast {
  kind: ToastKind;
  message: string;
  subject: NoticeSubject;
}

interface ToastDisplay {
  show(toast: Toast): void;
  dismiss(subject: NoticeSubject): void;
  clear(): void;
}
let display: ToastDisplay | undefined;
let waiting: Toast[] = [];
let mount: (() => void) | undefined;

/**
 * Shows a toast at the top right for five seconds (docs/spec/storefront.md#toasts). The display is loaded
 * with the first one.
 */
export function notify(kind: ToastKind, message: string, subject: NoticeSubject = 'form'): void {
  if (display) return display.show({ kind, message, subject });
  waiting = [...waiting.filter((toast) => toast.subject !== subject), { kind, message, subject }];
  mount?.();
}

/** Removes the toast of a subject once its cause is gone. */
export function dismissNotice(subject: NoticeSubject): void {
  waiting = waiting.filter((toast) => toast.subject !== subject);
  display?.dismiss(subject);
}

/** Registers the function that loads the display. Called by the page shell. */
export function onFirstToast(bringIn: () => void): void {
  mount = bringIn;
  if (waiting.length > 0) bringIn();
}

/** Removes all toasts before an overlay opens whose buttons they would cover. */
export function clearToasts(): void {
  waiting = [];
  display?.clear();
}

/** Registers the display once it is mounted. */
export function displayToasts(ready: ToastDisplay): void {
  display = ready;
  for (const toast of waiting) display.show(toast);
  waiting = [];
}

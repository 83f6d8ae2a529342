export type ToastKind = 'success' | 'error' | 'info';

/**
 * What a notice is about. A new notice takes the place of an older one about the same. The cart's are all that lead from the
 * cart to its payment, a form's are what became of it.
 */
export type NoticeSubject = 'form' | 'sign-in' | 'cart' | 'order' | 'search' | 'share';

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
 * Shows a toast at the top right for five seconds (docs/spec/storefront.md#toasts). The display loads with the first
 * one.
 */
export function notify(kind: ToastKind, message: string, subject: NoticeSubject = 'form'): void {
  if (display) return display.show({ kind, message, subject });
  waiting = [...waiting.filter((toast) => toast.subject !== subject), { kind, message, subject }];
  mount?.();
}

/** Takes away what was said about a subject, once its cause is gone. */
export function dismissNotice(subject: NoticeSubject): void {
  waiting = waiting.filter((toast) => toast.subject !== subject);
  display?.dismiss(subject);
}

/** Called by the page's frame: how to bring the display in. */
export function onFirstToast(bringIn: () => void): void {
  mount = bringIn;
  if (waiting.length > 0) bringIn();
}

/** Takes away what was said before something opens that wants the whole screen, and whose buttons it would cover. */
export function clearToasts(): void {
  waiting = [];
  display?.clear();
}

/** Called by the display when it is there. */
export function displayToasts(ready: ToastDisplay): void {
  display = ready;
  for (const toast of waiting) display.show(toast);
  waiting = [];
}

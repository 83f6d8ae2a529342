export type ToastKind = 'success' | 'error' | 'info';
export interface Toast {
  kind: ToastKind;
  message: string;
}

type Show = (toast: Toast) => void;
let show: Show | undefined;
let waiting: Toast[] = [];
let mount: (() => void) | undefined;

/** Tells the person something at the top right for five seconds (product §8, §9). The display loads with the first one. */
export function notify(kind: ToastKind, message: string): void {
  if (show) return show({ kind, message });
  waiting.push({ kind, message });
  mount?.();
}

/** Called by the page's frame: how to bring the display in. */
export function onFirstToast(bringIn: () => void): void {
  mount = bringIn;
  if (waiting.length > 0) bringIn();
}

/** Called by the display when it is there. */
export function displayToasts(display: Show): void {
  show = display;
  for (const toast of waiting) display(toast);
  waiting = [];
}

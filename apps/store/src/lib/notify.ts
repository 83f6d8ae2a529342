export type ToastKind = 'success' | 'error' | 'info';
export interface Toast {
  kind: ToastKind;
  message: string;
}

interface ToastDisplay {
  show(toast: Toast): void;
  clear(): void;
}
let display: ToastDisplay | undefined;
let waiting: Toast[] = [];
let mount: (() => void) | undefined;

/** Tells the person something at the top right for five seconds (product §8, §9). The display loads with the first one. */
export function notify(kind: ToastKind, message: string): void {
  if (display) return display.show({ kind, message });
  waiting.push({ kind, message });
  mount?.();
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

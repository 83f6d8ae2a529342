/** What a visitor did before the page's script had taken over: fields typed in, and the last form sent or button pressed. */
interface EarlyInput {
  fields: Set<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
  act: HTMLFormElement | HTMLButtonElement | undefined;
  stop: () => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput | undefined;
  }
}

/**
 * Runs in the page's head, before anything can be touched. On a slow phone a page can be read, typed in and pressed
 * seconds before its script is there: a form sent then would go to the server as an address, with all that is in it
 * (a password, too), and a press would do nothing.
 */
export const EARLY_INPUT_SCRIPT = `(()=>{
const early=window.earlyInput={fields:new Set(),act:undefined};
const acts={
input:e=>{early.fields.add(e.target)},
click:e=>{const b=e.target.closest?.('button');if(b&&b.type!=='submit')early.act=b},
submit:e=>{e.preventDefault();e.stopImmediatePropagation();early.act=e.target}};
for(const type in acts)addEventListener(type,acts[type],true);
early.stop=()=>{for(const type in acts)removeEventListener(type,acts[type],true)};
})()`.replaceAll('\n', '');

/** Brings the part of the page that this is in to life at once: any input does, the sending of a form does not. */
function wake(part: Element): void {
  part.dispatchEvent(new Event('input', { bubbles: true }));
}

const TEXT_OF = { INPUT: 'HTMLInputElement', TEXTAREA: 'HTMLTextAreaElement' } as const;

/**
 * Tells the components of a text that was there before them. They hold a field's text for known from the moment they
 * take it over, so it is taken back and typed again.
 */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): void {
  wake(field);
  const prototype = TEXT_OF[field.tagName as keyof typeof TEXT_OF];
  if (prototype && !/^(checkbox|radio|file)$/.test(field.type)) {
    const typed = field.value;
    field.value = '';
    Object.getOwnPropertyDescriptor(window[prototype].prototype, 'value')?.set?.call(field, typed);
  }
  field.dispatchEvent(new Event(prototype ? 'input' : 'change', { bubbles: true }));
}

/**
 * Does what the visitor did before the page came alive, once it has. Not from within an effect: what is not alive yet
 * cannot be brought to life while React is at work. Later calls find nothing left to do.
 */
export function doEarlyInput(): void {
  const early = window.earlyInput;
  if (!early) return;
  window.earlyInput = undefined;
  early.stop();
  for (const field of early.fields) if (field.isConnected) typeAgain(field);
  const { act } = early;
  if (!act?.isConnected) return;
  if (act instanceof HTMLButtonElement) return act.click();
  wake(act);
  act.requestSubmit();
}

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
 * (a password, too), and a press would do nothing. It goes no further than here, either: a script that has just come
 * would do it at once, before it knows what was typed, and then it would be done twice.
 */
export const EARLY_INPUT_SCRIPT = `(()=>{
const early=window.earlyInput={fields:new Set(),act:undefined};
const keep=(e,act)=>{e.preventDefault();e.stopImmediatePropagation();early.act=act};
const acts={
input:e=>{early.fields.add(e.target)},
click:e=>{const b=e.target.closest?.('button');if(b&&b.type!=='submit')keep(e,b)},
submit:e=>keep(e,e.target)};
for(const type in acts)addEventListener(type,acts[type],true);
early.stop=()=>{for(const type in acts)removeEventListener(type,acts[type],true)};
})()`.replaceAll('\n', '');

/** Brings the part of the page that this is in to life at once: any input does, the sending of a form does not. */
function wake(part: Element): void {
  part.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Tells the components of what was in a field before them. They hold it for known from the moment they take the field
 * over, so it is taken back and put in again.
 */
function putInAgain(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): void {
  wake(field);
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    field.checked = !field.checked;
    field.click();
  } else if (field.type !== 'file') {
    const typed = field.value;
    const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    field.value = '';
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed);
    wake(field);
  }
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
  for (const field of early.fields) if (field.isConnected) putInAgain(field);
  const { act } = early;
  if (!act?.isConnected) return;
  if (act instanceof HTMLButtonElement) return act.click();
  wake(act);
  act.requestSubmit();
}

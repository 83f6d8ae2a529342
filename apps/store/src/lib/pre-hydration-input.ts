type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor did before the page's script had taken over: what fields hold, and the last form sent or button pressed. */
interface PreHydrationInput {
  fields: Map<Field, string | boolean>;
  act: HTMLFormElement | HTMLButtonElement | undefined;
  stop: () => void;
}

declare global {
  interface Window {
    earlyInput?: PreHydrationInput | undefined;
  }
}

/**
 * Runs in the page's head, before anything can be touched. On a slow phone a page can be read, typed in and pressed
 * seconds before its script is there: a form sent then would go to the server as an address, with all that is in it
 * (a password, too), and a press would do nothing. It goes no further than here, either: a script that has just come
 * would do it at once, before it knows what was typed, and then it would be done twice; and one field's change would
 * let it write over the others with what it knows of them.
 */
export const PRE_HYDRATION_INPUT_SCRIPT = `(()=>{
const early=window.earlyInput={fields:new Map(),act:undefined};
const box=f=>/^(checkbox|radio)$/.test(f.type);
const keep=(e,act)=>{e.preventDefault();e.stopImmediatePropagation();early.act=act};
const hold=e=>{const f=e.target;e.stopImmediatePropagation();early.fields.set(f,box(f)?f.checked:f.value)};
const acts={
input:hold,
change:hold,
click:e=>{if(box(e.target))return e.stopImmediatePropagation();
const b=e.target.closest?.('button');if(b&&b.type!=='submit')keep(e,b)},
submit:e=>keep(e,e.target)};
for(const type in acts)addEventListener(type,acts[type],true);
early.stop=()=>{for(const type in acts)removeEventListener(type,acts[type],true)};
})()`.replaceAll('\n', '');

/** Brings the part of the page that this is in to life at once: any input does, the sending of a form does not. */
function hydrate(part: Element): void {
  part.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Tells the components what was put in a field before them. They hold what is in it for known from the moment they take
 * the field over, and may have written over it since, so it is taken back and put in again.
 */
function replayField(field: Field, held: string | boolean): void {
  hydrate(field);
  if (field instanceof HTMLSelectElement) {
    field.value = String(held);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (typeof held === 'boolean') {
    (field as HTMLInputElement).checked = !held;
    field.click();
  } else if (field.type !== 'file') {
    const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    field.value = '';
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, held);
    hydrate(field);
  }
}

/**
 * Does what the visitor did before the page came alive, once it has. Not from within an effect: what is not alive yet
 * cannot be brought to life while React is at work. Later calls find nothing left to do.
 */
export function replayPreHydrationInput(): void {
  const early = window.earlyInput;
  if (!early) return;
  window.earlyInput = undefined;
  early.stop();
  for (const [field, held] of early.fields) if (field.isConnected) replayField(field, held);
  const { act } = early;
  if (!act?.isConnected) return;
  if (act instanceof HTMLButtonElement) return act.click();
  hydrate(act);
  act.requestSubmit();
}

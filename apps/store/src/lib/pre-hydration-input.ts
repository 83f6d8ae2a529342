type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor did before hydration: the values of fields, and the last form sent or button pressed. */
interface PreHydrationInput {
  fields: Map<Field, string | boolean>;
  action: HTMLFormElement | HTMLButtonElement | undefined;
  stop: () => void;
}

declare global {
  interface Window {
    earlyInput?: PreHydrationInput | undefined;
  }
}

/**
 * Runs in the page's head before any input. On a slow phone a page can be used seconds before its script
 * runs: a form would be sent as a URL with its contents (passwords too), and a click would do nothing. Events
 * are stopped here because React replays them during hydration, before it knows the typed values, so that
 * they would run twice; and the change event of one field would let it overwrite the others.
 */
export const PRE_HYDRATION_INPUT_SCRIPT = `(()=>{
const early=window.earlyInput={fields:new Map(),action:undefined};
const box=f=>/^(checkbox|radio)$/.test(f.type);
const defer=(e,action)=>{e.preventDefault();e.stopImmediatePropagation();early.action=action};
const record=e=>{const f=e.target;e.stopImmediatePropagation();early.fields.set(f,box(f)?f.checked:f.value)};
const listeners={
input:record,
change:record,
click:e=>{if(box(e.target))return e.stopImmediatePropagation();
const b=e.target.closest?.('button');if(b&&b.type!=='submit')defer(e,b)},
submit:e=>defer(e,e.target)};
for(const type in listeners)addEventListener(type,listeners[type],true);
early.stop=()=>{for(const type in listeners)removeEventListener(type,listeners[type],true)};
})()`.replaceAll('\n', '');

/** Hydrates the boundary of an element immediately: input events do, submit events do not. */
function hydrate(part: Element): void {
  part.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Passes early values to the components. React treats a field's value at hydration as known and may have
 * overwritten it, so the value is reset and set again.
 */
function replayField(field: Field, value: string | boolean): void {
  hydrate(field);
  if (field instanceof HTMLSelectElement) {
    field.value = String(value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (typeof value === 'boolean') {
    (field as HTMLInputElement).checked = !value;
    field.click();
  } else if (field.type !== 'file') {
    const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    field.value = '';
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    hydrate(field);
  }
}

/**
 * Replays the visitor's early input after hydration. Must not run in an effect: a boundary cannot hydrate
 * while React is working. Later calls do nothing.
 */
export function replayPreHydrationInput(): void {
  const early = window.earlyInput;
  if (!early) return;
  window.earlyInput = undefined;
  early.stop();
  for (const [field, value] of early.fields) if (field.isConnected) replayField(field, value);
  const { action } = early;
  if (!action?.isConnected) return;
  if (action instanceof HTMLButtonElement) return action.click();
  hydrate(action);
  action.requestSubmit();
}

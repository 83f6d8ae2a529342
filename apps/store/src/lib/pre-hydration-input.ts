type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Replays the input of an element; returns false while its part of the page is not hydrated. */
type Replay = (element: Element, value?: string | boolean) => boolean;

declare global {
  interface Window {
    /** Begins the replay of early input. It is there until the page's root is hydrated. */
    replayEarlyInput?: ((replay: Replay) => void) | undefined;
  }
}

/**
 * Runs in the page's head before any input. On a slow phone a page can be used seconds before its script
 * runs: a form would be sent as a URL with its contents (passwords too), and a click would do nothing. Events
 * are stopped here because React replays them during hydration, before it knows the typed values, so that
 * they would run twice; and the change event of one field would let it overwrite the others.
 *
 * Parts of the page whose code comes later hydrate after the root: React drops a click on them and lets the
 * browser send their forms. So events of elements from the server go on being recorded until React has marked
 * the element. Elements that were added later, as by the payment provider, are left alone.
 */
export const PRE_HYDRATION_INPUT_SCRIPT = `(()=>{
let action,known,replay,timer;
const input=new Map(),
waits=e=>!/__react/.test(Object.keys(e)),
run=()=>{clearTimeout(timer);
for(const[e,v]of[...input]){input.delete(e);if(!replay(e,v))input.set(e,v)}
if(input.size)timer=setTimeout(run,50)},
record=e=>{let f=e.target,v;
const click=e.type=='click',box=/box|radio/.test(f.type);
if(click&&!box){f=f.closest?.('button');if(f?.type=='submit')return}
if(!f||known&&!(known.has(f)&&waits(f)))return;
e.stopImmediatePropagation();
if(click&&box)return;
if(click||e.type=='submit'){e.preventDefault();input.delete(action);action=f}
else v=box?f.checked:f.value;
input.set(f,v);replay&&run()};
for(const type of['input','change','click','submit'])addEventListener(type,record,true);
replayEarlyInput=r=>{replay=r;known=new WeakSet(document.querySelectorAll('*'));run()}
})()`.replaceAll('\n', '');

/**
 * Hydrates the boundary of an element immediately, where its code is there: events of this kind do, which nothing listens to.
 * Returns whether it is hydrated.
 */
function hydrate(element: Element): boolean {
  element.dispatchEvent(new Event('auxclick', { bubbles: true }));
  return Object.keys(element).some((key) => key.startsWith('__react'));
}

/**
 * Passes an early value to its component. React treats a field's value at hydration as known and may have
 * overwritten it, so the value is reset and set again, past React's own setter of the element.
 */
function replayField(field: Field, value: string | boolean): void {
  if (field instanceof HTMLSelectElement) {
    field.value = String(value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (typeof value === 'boolean') {
    (field as HTMLInputElement).checked = !value;
    field.click();
  } else if (field.type !== 'file') {
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

const replay: Replay = (element, value) => {
  /* Made anew by its parent, so that what was typed has no place any more. */
  if (!element.isConnected) return true;
  if (!hydrate(element)) return false;
  if (value !== undefined) replayField(element as Field, value);
  else if (element instanceof HTMLFormElement) element.requestSubmit();
  else (element as HTMLButtonElement).click();
  return true;
};

/**
 * Replays the visitor's early input after hydration, that of parts which hydrate later when they have. Must
 * not run in an effect: a boundary cannot hydrate while React is working. Later calls do nothing.
 */
export function replayPreHydrationInput(): void {
  window.replayEarlyInput?.(replay);
  window.replayEarlyInput = undefined;
}

import { setFlagsFromString } from 'node:v8';

/**
 * Lets the heap grow by so many percent over what is in use before it is collected in full; with 0 as V8 likes it,
 * which is up to fourfold. Answers that are kept, let go of and made anew are long-lived rubbish, of which a fourfold
 * heap holds much. It limits nothing, and costs processor time: what is in use may grow as before, and is looked
 * through more often.
 */
export function limitHeapGrowth(percent: number): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}

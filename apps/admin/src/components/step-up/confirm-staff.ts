import { askForConfirmation } from './ask-for-confirmation';

/** A call that was refused while another one was confirmed is sent again without a second question. */
const JUST_CONFIRMED_MS = 2000;

let pending: Promise<boolean> | undefined;
let confirmedAtMs = -Infinity;

async function ask(): Promise<boolean> {
  const isConfirmed = await askForConfirmation();
  if (isConfirmed) confirmedAtMs = performance.now();
  return isConfirmed;
}

/**
 * Asks staff to confirm that it is them, in one dialog for all calls that need it at the same time. Returns whether they did
 * (docs/spec/staff-sign-in.md#confirmation).
 */
export function confirmStaff(): Promise<boolean> {
  if (performance.now() - confirmedAtMs < JUST_CONFIRMED_MS) return Promise.resolve(true);
  pending ??= ask().finally(() => {
    pending = undefined;
  });
  return pending;
}

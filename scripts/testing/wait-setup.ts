import { vi } from 'vitest';

/** Setup of the tests outside of browsers: how long `vi.waitFor` waits where a test does not say. */

const AT_MOST_MS = 30_000;

/* The default of one second is short on a machine that runs several suites. Files of a worker share `vi`. */
const { waitFor } = vi;
if (!waitFor.name.startsWith('patient'))
  vi.waitFor = function patientWaitFor(callback, options = AT_MOST_MS) {
    return waitFor(callback, typeof options === 'number' ? options : { timeout: AT_MOST_MS, ...options });
  };

import { trpc } from '../../lib/trpc';

const WHOLE_ZIP = /^\d{6}$/;

/** Whether a ZIP code is delivered to; asked as soon as it is whole (docs/spec/checkout.md#zip-check). */
export function useZipCheck(zip: string) {
  const utils = trpc.useUtils();
  const { data, isFetching } = trpc.serviceAreas.lookUp.useQuery(
    { zipcode: zip },
    { enabled: WHOLE_ZIP.test(zip) },
  );
  return {
    checking: isFetching,
    found: WHOLE_ZIP.test(zip) ? data?.zipcode : undefined,
    /** Asks anew, for when the server says otherwise than what is on the screen. */
    askAgain: () => utils.serviceAreas.lookUp.invalidate({ zipcode: zip }),
  };
}

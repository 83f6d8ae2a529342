import { trpc } from './trpc';

const WHOLE_ZIP = /^\d{6}$/;

/** Checks whether a ZIP code is serviceable, as soon as it is complete (docs/spec/checkout.md#zip-check). */
export function useZipCheck(zip: string) {
  const utils = trpc.useUtils();
  const { data, isFetching } = trpc.serviceAreas.lookUp.useQuery(
    { zipcode: zip },
    { enabled: WHOLE_ZIP.test(zip) },
  );
  return {
    checking: isFetching,
    found: WHOLE_ZIP.test(zip) ? data?.zipcode : undefined,
    /** Refetches when the server contradicts the screen. */
    askAgain: () => utils.serviceAreas.lookUp.invalidate({ zipcode: zip }),
  };
}

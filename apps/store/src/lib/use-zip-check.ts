import { trpc } from './trpc';

/** A PIN code of India, typed whole. */
export const WHOLE_ZIP = /^\d{6}$/;

/** Checks whether a ZIP code is serviceable, as soon as it is complete (docs/spec/checkout.md#zip-check). */
export function useZipCheck(zip: string) {
  const utils = trpc.useUtils();
  const { data, isFetching, isError } = trpc.serviceAreas.lookUp.useQuery(
    { zipcode: zip },
    { enabled: WHOLE_ZIP.test(zip) },
  );
  return {
    checking: isFetching,
    /** Whether the last check got no response. */
    failed: isError && !isFetching && WHOLE_ZIP.test(zip),
    found: WHOLE_ZIP.test(zip) ? data?.zipcode : undefined,
    /** Refetches when the server contradicts the screen. */
    askAgain: () => utils.serviceAreas.lookUp.invalidate({ zipcode: zip }),
  };
}

export type ZipCheck = ReturnType<typeof useZipCheck>;

import { useMutation } from '@tanstack/react-query';
import type { VisitFailure } from '@aabha/contracts/installations/visits.values';
import { formClient, formOf } from '../../lib/form-client';
import { trpc, type ApiOutputs } from '../../lib/trpc';

type Answer = ApiOutputs['installations']['visit'];

/** What a technician sends once the television is installed. */
interface Finished {
  code: string;
  serial: string;
  photos: readonly File[];
}

/** Returns the calls that end a visit. The page then shows what became of it, also where it had ended before. */
export function useEndVisit(token: string) {
  const { client, installations } = trpc.useUtils();
  const shared = {
    onSuccess: (answer: Answer) => installations.visit.setData({ token }, answer),
    /* It may have been cancelled meanwhile. */
    onError: () => void installations.visit.invalidate({ token }),
  };
  const finish = useMutation({
    mutationFn: ({ photos, ...fields }: Finished) =>
      photos.length === 0
        ? client.installations.finishVisit.mutate({ token, ...fields })
        : formClient().installations.finishVisit.mutate(formOf({ token, ...fields }, photos)),
    ...shared,
  });
  const fail = useMutation({
    mutationFn: (sent: { reason: VisitFailure; note: string }) =>
      client.installations.failVisit.mutate({ token, ...sent }),
    ...shared,
  });
  return { finish, fail };
}

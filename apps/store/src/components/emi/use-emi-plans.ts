import { trpc } from '../../lib/trpc';

const FRESH_MS = 60_000;

/** Reads the plans that are offered today or later. */
export const useEmiPlans = () => trpc.emi.plans.useQuery(undefined, { staleTime: FRESH_MS });

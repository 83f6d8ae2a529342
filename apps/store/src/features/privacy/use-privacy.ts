import { useQuery } from '@tanstack/react-query';
import { trpc, type ApiOutputs } from '../../lib/trpc';

export type Overview = ApiOutputs['privacy']['overview'];

/** How often to look whether a copy of the data is made. */
const LOOK_MS = 1000;

/** Whose data: that of the link in a mail, else of who is signed in. */
export type Whose = { key: string } | Record<string, never>;

/** Reads what the shop stores of a person; every second while a copy of it is being made. */
export function usePrivacy(whose: Whose) {
  const { client } = trpc.useUtils();
  return useQuery({
    queryKey: ['privacy', whose],
    queryFn: () => client.privacy.overview.mutate(whose),
    refetchInterval: ({ state }) => (state.data?.export?.ready === false ? LOOK_MS : false),
    retry: false,
  });
}

/** What a section of the privacy centre gets. */
export interface SectionProps {
  overview: Overview;
  whose: Whose;
  /** Reads the overview again. */
  onChange: () => void;
}

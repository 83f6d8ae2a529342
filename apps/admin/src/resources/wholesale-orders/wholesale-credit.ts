import { api, toHttpError } from '../../data/trpc';

type PreviewInput = Parameters<typeof api.wholesale.previewCredit.query>[0];
type CreditInput = Parameters<typeof api.wholesale.creditOrder.mutate>[0];
/** What is left of a wholesale invoice to credit, and what a choice of it credits. */
export type CreditPreview = Awaited<ReturnType<typeof api.wholesale.previewCredit.query>>;

/* Separate from the data provider, since only the lazily loaded dialog calls them. */
export const previewCredit = (input: PreviewInput) =>
  api.wholesale.previewCredit.query(input).catch(toHttpError);
export const creditOrder = (input: CreditInput) => api.wholesale.creditOrder.mutate(input).catch(toHttpError);

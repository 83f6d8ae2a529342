import type { PublicationState } from '@aabha/contracts/products/publication.values';

export const PUBLICATION_LABELS: Readonly<Record<PublicationState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
};

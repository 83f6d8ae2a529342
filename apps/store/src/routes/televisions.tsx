import { createFileRoute } from '@tanstack/react-router';
import { readTelevisionsSearch } from '../features/products/televisions-search';

export const Route = createFileRoute('/televisions')({
  validateSearch: readTelevisionsSearch,
});

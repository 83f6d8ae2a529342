import { useState } from 'react';
import { trpc } from '../../lib/trpc';

/** Loads the shopper's complaints, newest first, in pages of twenty (docs/spec/complaints.md#form). */
export function useComplaints() {
  const [pages, setPages] = useState(1);
  const results = trpc.useQueries((t) =>
    Array.from({ length: pages }, (_, index) => t.complaints.list({ pageNum: index + 1 })),
  );
  const [first] = results;
  // A new complaint shifts the others to later pages; duplicates are removed.
  const seen = new Map(
    results
      .flatMap(({ data }) => data?.complaintList ?? [])
      .map((complaint) => [complaint._id, complaint] as const),
  );
  const failed = results.find(({ isError }) => isError);
  return {
    complaints: [...seen.values()],
    count: first?.data?.complaintCount ?? 0,
    isPending: first?.isPending ?? true,
    isLoadingMore: results.slice(1).some(({ isPending }) => isPending),
    error: failed?.error,
    loadMore: () => setPages((known) => known + 1),
    retry: () => void failed?.refetch(),
  };
}

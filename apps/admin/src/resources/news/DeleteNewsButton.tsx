import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useDataProvider, useNotify } from 'react-admin';
import type { NewsProvider, NewsRecord } from './news.data';

/** Deletes an article, after a question (docs/spec/news.md#staff-screen). */
export function DeleteNewsButton({ news }: { news: NewsRecord }) {
  const [asking, setAsking] = useState(false);
  const dataProvider = useDataProvider<NewsProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const remove = useMutation({
    mutationFn: () => dataProvider.removeNews(news._id),
    onSuccess: () => notify('News deleted successfully!', { type: 'success' }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: async () => {
      setAsking(false);
      await queries.invalidateQueries({ queryKey: ['news-updates'] });
    },
  });
  return (
    <>
      <Button color="error" aria-label={`Delete ${news.title}`} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <Confirm
        isOpen={asking}
        loading={remove.isPending}
        title="Delete this article?"
        content={`"${news.title}" will be deleted from the shop. This cannot be undone.`}
        cancel="Cancel"
        confirm="Delete"
        confirmColor="warning"
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

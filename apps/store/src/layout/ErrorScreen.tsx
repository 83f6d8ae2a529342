import { useCallback, useEffect } from 'react';
import * as common from '@aabha/messages/common';
import * as texts from '@aabha/messages/layout';
import { Button } from '@aabha/ui/components/Button';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { describeError } from '../lib/describe-error';
import { isOnline, onConnectionChange } from '../lib/connection';
import { Message } from './Message';

/** Shown when a page failed to load. A retry, or a connection that comes back, fetches the data again. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const retry = useCallback(() => {
    queries.reset();
    reset();
    void router.invalidate();
  }, [queries, reset, router]);
  useEffect(() => onConnectionChange(() => isOnline() && retry()), [retry]);
  return (
    <Message
      title={texts.couldNotShowThisPage}
      action={
        <Button size="large" onClick={retry}>
          {common.retry}
        </Button>
      }
    >
      <p>{describeError(error).message}</p>
    </Message>
  );
}

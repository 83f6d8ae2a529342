import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ROW_COUNT_HEADER } from '@aabha/contracts/csv/row-count-header';
import { catchDownloads } from '../../testing/catch-downloads';
import { renderScreen } from '../../testing/render-screen';
import { dispatch } from '.';
import { PapersDialog } from './PapersDialog';

const PAGE = '/Type /Page\n';

/** Serves a PDF whose parts the test sends. */
function serveParts() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (own) => void (controller = own) });
  let sent: unknown;
  let signal: AbortSignal | undefined;
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent = JSON.parse(String(init.body));
    signal = init.signal ?? undefined;
    signal?.addEventListener('abort', () => controller?.error(new DOMException('Stopped', 'AbortError')));
    const headers = {
      [ROW_COUNT_HEADER]: '3',
      'content-disposition': 'attachment; filename="labels-2026-11-24.pdf"',
    };
    return Promise.resolve(new Response(body, { headers }));
  });
  return {
    send: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
    sent: () => sent,
    isStopped: () => signal?.aborted,
  };
}
const show = (onClose = vi.fn()) => ({
  onClose,
  ...renderScreen(<PapersDialog kind="labels" orderIds={['o1', 'o2', 'o3']} onClose={onClose} />, {
    resources: [dispatch],
  }),
});

test('the progress follows the pages, and the whole file is saved', async () => {
  const downloads = catchDownloads();
  const { send, end, sent } = serveParts();
  const { onClose } = show();
  send(`%PDF-1.7\n${PAGE}`);
  expect(await screen.findByText('1 of 3')).toBeTruthy();
  send(`${PAGE}${PAGE}%%EOF\n`);
  end();
  expect(await screen.findByText('Labels saved: 3 pages.')).toBeTruthy();
  expect(sent()).toEqual({ kind: 'labels', order_ids: ['o1', 'o2', 'o3'] });
  expect(downloads.map(({ name }) => name)).toEqual(['labels-2026-11-24.pdf']);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a file that breaks off is not saved', async () => {
  const downloads = catchDownloads();
  const { send, end } = serveParts();
  show();
  send(`%PDF-1.7\n${PAGE}`);
  await screen.findByText('1 of 3');
  end();
  expect(await screen.findByText(/The file stopped before its last page\. No file was saved\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(downloads).toEqual([]);
});

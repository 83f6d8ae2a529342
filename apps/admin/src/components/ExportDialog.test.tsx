import { screen, waitFor } from '@testing-library/react';
import { onTestFinished, test, expect, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen';
import { ExportDialog } from './ExportDialog';

const TOTAL = 8;

/** Serves an export of eight orders; returns what sends its rows, and ends it. */
function serveExport() {
  let rows: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (rows = controller) });
  const headers = { 'x-row-count': String(TOTAL) };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { headers })));
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    send: (text: string) => rows?.enqueue(new TextEncoder().encode(text)),
    breakOff: () => rows?.close(),
  };
}

test('an export announces its progress in a few steps, shows each row, and reports that it broke off', async () => {
  const { send, breakOff } = serveExport();
  renderScreen(<ExportDialog list="orders" filters={{}} onClose={vi.fn()} />, { resources: [] });
  const status = await screen.findByRole('status');
  expect(status.textContent).toBe('Preparing the orders...');
  send('id\r\n1\r\n');
  expect(await screen.findByText('1 of 8 orders')).toBeTruthy();
  expect(status.textContent).toBe('Exporting 8 orders, 0% done');
  send('2\r\n3\r\n');
  expect(await screen.findByText('3 of 8 orders')).toBeTruthy();
  expect(status.textContent).toBe('Exporting 8 orders, 25% done');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('3 of 8 orders');
  breakOff();
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      'The export stopped before the last row. No file was saved.',
    ),
  );
});

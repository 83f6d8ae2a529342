import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { StaffRole } from '@aabha/contracts/accounts/accounts.values';
import { ROW_COUNT_HEADER } from '@aabha/contracts/csv/row-count-header';
import { signedInAs } from '../testing/signed-in-as';
import { usePerson } from './use-person';
import { catchDownloads } from '../testing/catch-downloads';
import { renderScreen } from '../testing/render-screen';
import { ExportCsvButton } from './ExportCsvButton';

const encoder = new TextEncoder();
const HEADER = 'Email,Status\r\n';

/** Serves exports at the edge of the browser: each is a stream that the test writes. */
function serveExports() {
  const requests: { url: string; body: string; signal: AbortSignal | null | undefined }[] = [];
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  vi.stubGlobal('fetch', (url: string, { body, signal }: RequestInit) => {
    requests.push({ url, body: String(body), signal });
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        streams.push(controller);
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    const headers = {
      [ROW_COUNT_HEADER]: '2',
      'content-disposition': 'attachment; filename="subscribers-2026-01-31.csv"',
    };
    return Promise.resolve(new Response(stream, { headers }));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const write = (text: string) => streams.at(-1)?.enqueue(encoder.encode(text));
  return { requests, write, end: () => streams.at(-1)?.close() };
}

/** Shows the role once it is known, as the button waits for it. */
const Role = () => <output>{usePerson()?.role}</output>;

function show(role: StaffRole = 'SuperAdmin') {
  const list = { filterValues: { search: 'asha' } } as unknown as ListControllerResult;
  const authProvider = signedInAs(role);
  renderScreen(
    <ListContextProvider value={list}>
      <ExportCsvButton
        list="subscribers"
        filtersOf={({ filter }) => ({ email: (filter as { search: string }).search })}
      />
      <Role />
    </ListContextProvider>,
    { resources: [], authProvider },
  );
}
const open = async () => fireEvent.click(await screen.findByText('Export CSV'));
const press = (text: string) => fireEvent.click(screen.getByText(text));
/** The visible progress; it is announced beside it. */
const PROGRESS = { selector: 'p' };
const isOpen = () => screen.queryByText('Export subscribers') !== null;

test('the rows under the filters are counted while they arrive, then saved as one file', async () => {
  const { requests, write, end } = serveExports();
  const saved = catchDownloads();
  show();
  await open();
  expect(await screen.findByText('Preparing the subscribers...', PROGRESS)).toBeTruthy();
  write(`${HEADER}asha@example.in,Subscribed\r\n`);
  expect(await screen.findByText('1 of 2 subscribers')).toBeTruthy();
  expect(screen.getByLabelText('Exporting subscribers').getAttribute('aria-valuenow')).toBe('50');
  expect(saved).toEqual([]);
  write('ravi@example.in,Subscribed\r\n');
  end();
  expect(await screen.findByText('2 subscribers exported.')).toBeTruthy();
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(requests.map(({ url, body }) => [url, body])).toEqual([
    ['/api/v1/admin/export-subscribers', '{"filters":{"email":"asha"}}'],
  ]);
  expect(saved.map(({ name }) => name)).toEqual(['subscribers-2026-01-31.csv']);
  expect(await saved[0]?.content.text()).toBe(
    `${HEADER}asha@example.in,Subscribed\r\nravi@example.in,Subscribed\r\n`,
  );
});

test('Stop ends the download, and no file is saved', async () => {
  const { requests, write } = serveExports();
  const saved = catchDownloads();
  show();
  await open();
  write(`${HEADER}asha@example.in,Subscribed\r\n`);
  await screen.findByText('1 of 2 subscribers');
  press('Stop');
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(requests[0]?.signal?.aborted).toBe(true);
  expect(saved).toEqual([]);
});

test('an export that ends before its last row is no file, and can be tried again', async () => {
  const { requests, write, end } = serveExports();
  const saved = catchDownloads();
  show();
  await open();
  await screen.findByText('Preparing the subscribers...', PROGRESS);
  write(`${HEADER}asha@example.in,Subscribed\r\n`);
  end();
  expect(await screen.findByText('The export stopped before the last row. No file was saved.')).toBeTruthy();
  expect(saved).toEqual([]);
  press('Try again');
  await waitFor(() => expect(requests).toHaveLength(2));
  write(`${HEADER}a,b\r\nc,d\r\n`);
  end();
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(saved).toHaveLength(1);
});

test('a refusal shows its reason, and Close ends it', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ message: 'Your session has ended.' }, { status: 401 })),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  show();
  await open();
  expect(await screen.findByText('Your session has ended. No file was saved.')).toBeTruthy();
  press('Close');
  await waitFor(() => expect(isOpen()).toBe(false));
});

test('a SubAdmin has no export', async () => {
  show('SubAdmin');
  await screen.findByText('SubAdmin');
  expect(screen.queryByText('Export CSV')).toBeNull();
});

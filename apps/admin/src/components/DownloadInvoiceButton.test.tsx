import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { invoiceFileActions } from '../data/invoice-file-actions';
import type { BackOfficeResource } from '../data/resource';
import { catchDownloads } from '../testing/catch-downloads';
import { renderScreen } from '../testing/render-screen';
import { serveApi } from '../testing/serve-api';
import { DownloadInvoiceButton } from './DownloadInvoiceButton';

const invoices = {
  name: 'invoices',
  label: 'Invoices',
  group: 'Money',
  may: 'superAdmins',
  data: { actions: invoiceFileActions },
} satisfies BackOfficeResource;
const button = () => screen.getByLabelText<HTMLButtonElement>('Download PDF of invoice TV/2526/000012');
const show = () =>
  renderScreen(<DownloadInvoiceButton id="i1" invoiceNumber="TV/2526/000012" />, { resources: [invoices] });

test('the invoice is saved under the name that the shop gave it', async () => {
  const saved = catchDownloads();
  const calls = serveApi({ 'invoices.download': () => ({ filename: 'i1.pdf', pdf: btoa('%PDF-1.7') }) });
  show();
  fireEvent.click(button());
  expect(await screen.findByText('Invoice downloaded successfully')).toBeTruthy();
  expect(saved.map(({ name }) => name)).toEqual(['i1.pdf']);
  expect(await saved[0]?.content.text()).toBe('%PDF-1.7');
  expect(calls).toEqual([{ path: 'invoices.download', input: { id: 'i1' } }]);
});

test('a failed download says so, saves nothing, and can be tried again', async () => {
  const saved = catchDownloads();
  serveApi({
    'invoices.download': () => {
      throw appError('INVOICE_NOT_NUMBERED');
    },
  });
  show();
  fireEvent.click(button());
  expect(await screen.findByText('Failed to download invoice')).toBeTruthy();
  expect(saved).toEqual([]);
  await waitFor(() => expect(button().disabled).toBe(false));
});

test('the invoice is downloaded in Hindi from the menu beside the button', async () => {
  const saved = catchDownloads();
  const calls = serveApi({ 'invoices.download': () => ({ filename: 'i1.pdf', pdf: btoa('%PDF-1.7') }) });
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Other language of invoice TV/2526/000012' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Download in Hindi' }));
  expect(await screen.findByText('Invoice downloaded successfully')).toBeTruthy();
  expect(saved).toHaveLength(1);
  expect(calls).toEqual([{ path: 'invoices.download', input: { id: 'i1', language: 'hi' } }]);
});

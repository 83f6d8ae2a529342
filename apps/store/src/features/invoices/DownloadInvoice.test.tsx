import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { refusal } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { DownloadInvoice } from './DownloadInvoice';

/** Returns the names of saved files; jsdom has neither object URLs nor downloads. */
function catchDownloads(): string[] {
  const names: string[] = [];
  const { createObjectURL, revokeObjectURL } = URL;
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  onTestFinished(() => {
    click.mockRestore();
    /* After the timer that revokes the address of the last file. */
    setTimeout(() => void Object.assign(URL, { createObjectURL, revokeObjectURL }));
  });
  return names;
}

it('says when the invoice could not be downloaded, and saves it on the next try', async () => {
  const saved = catchDownloads();
  const failures = [refusal('INVOICE_NOT_NUMBERED')];
  const { user, inputsOf } = await renderInShop(
    <>
      <h2 id="invoice">TV/2526/000012</h2>
      <DownloadInvoice id="i1" describedBy="invoice" />
    </>,
    {
      'invoices.download': () => {
        const failure = failures.shift();
        if (failure) throw failure;
        return { filename: 'i1.pdf', pdf: btoa('%PDF-1.7') };
      },
    },
  );
  const button = screen.getByRole('button', { name: 'Download PDF' });
  expect(button).toHaveAccessibleDescription('TV/2526/000012');
  await user.click(button);
  expect(await screen.findByText('Failed to download invoice. Please try again.')).toBeVisible();
  expect(saved).toEqual([]);
  await user.click(button);
  expect(await screen.findByText('Invoice downloaded successfully')).toBeInTheDocument();
  expect(screen.queryByText('Failed to download invoice. Please try again.')).toBeNull();
  expect(saved).toEqual(['i1.pdf']);
  expect(inputsOf('invoices.download')).toEqual([{ id: 'i1' }, { id: 'i1' }]);
});

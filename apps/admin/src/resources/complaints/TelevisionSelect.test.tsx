import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { complaints } from '.';
import type { ComplaintThreadRecord } from './complaint-record';
import { TelevisionSelect } from './TelevisionSelect';

const sold = (serial: string, order = 'o1') => ({
  serial_id: `id-${serial}`,
  serial,
  product_id: 'p1',
  product_name: 'Lumen 55',
  order_id: order,
});
const complaintWith = (over: Partial<ComplaintThreadRecord>) =>
  ({ _id: 'k1', id: 'k1', television: null, televisions: [], ...over }) as ComplaintThreadRecord;
const open = (over: Partial<ComplaintThreadRecord>) =>
  renderScreen(<TelevisionSelect complaint={complaintWith(over)} />, { resources: [complaints] });

test('chooses one of several by its serial number, and names orders where they differ', async () => {
  const calls = serveApi({ 'complaints.setTelevision': () => ({ complaint: complaintWith({}) }) });
  const { user } = open({ televisions: [sold('SN1', '0000aaaa'), sold('SN2', '0000bbbb')] });
  await user.click(screen.getByRole('combobox', { name: 'Television' }));
  expect(screen.getByText(/Lumen 55, order 0000AAAA/)).toBeTruthy();
  await user.click(screen.getByText('SN2'));
  expect(await screen.findByText('Television saved')).toBeTruthy();
  expect(calls.at(-1)?.input).toEqual({ id: 'k1', serial_id: 'id-SN2' });
});

test('takes the television off again, and tells why the server refuses', async () => {
  const calls = serveApi({
    'complaints.setTelevision': () => {
      throw appError('COMPLAINT_TELEVISION_UNKNOWN');
    },
  });
  const { user } = open({ television: sold('SN1'), televisions: [sold('SN1')] });
  expect(screen.getByText('Open the television').getAttribute('href')).toContain('edit-product/p1');
  await user.click(screen.getByRole('combobox', { name: 'Television' }));
  await user.click(screen.getByText('Not known'));
  expect(
    await screen.findByText('This television was not sold with the order of the complaint.'),
  ).toBeTruthy();
  expect(calls.at(-1)?.input).toEqual({ id: 'k1', serial_id: null });
});

test('says that nothing was packed yet', () => {
  serveApi({});
  open({});
  expect(screen.getByText('No serial number packed yet')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
});

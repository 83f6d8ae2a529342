import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { endOfIndiaDay, indiaDay, startOfIndiaDay } from '@aabha/contracts/time/india-time';
import { auditLog } from '@aabha/db/schema/audit';
import { refunding, refusedWith, units } from '../../testing/refunding';

const at = refunding();
const today = indiaDay(new Date());
const days = { from: today, to: today };
const issued = {
  issuedFrom: startOfIndiaDay(today).toISOString(),
  issuedBefore: new Date(endOfIndiaDay(today).getTime() + 1).toISOString(),
};

const boss = () => at.shop.trpc(at.boss.token);
const download = (report: 'sales' | 'tax', filters: object) =>
  fetch(`${at.shop.url}/api/v1/report/${report}/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${at.boss.token}` },
    body: JSON.stringify({ filters }),
  });

it('a sale and the refund of a part of it are in the reports at once, and lead to their documents', async () => {
  const { id } = await at.anOrder('Delivered');
  await at.refund(id, units(1, true));
  await at.settled(id, 1);

  const sales = await boss().reports.sales.query({ ...days, by: 'state' });
  const figures = { units: 2, returned_units: 1, gross: 24_789, coupon: 0, refunds: 12_345, net: 12_444 };
  expect(sales.total).toMatchObject({ ...figures, invoices: 1, credit_notes: 1 });
  expect(sales.before).toMatchObject({ net: 0, invoices: 0 });
  expect(sales.rows).toHaveLength(1);
  const place = sales.rows[0]?.key ?? '';

  const size = await boss().reports.sales.query({ ...days, by: 'size' });
  expect(size.rows.map(({ net }) => net).reduce((sum, net) => sum + net, 0)).toBe(12_444);
  expect(size.rows.at(-1)).toMatchObject({ key: '', label: 'Delivery and round-off', net: 99 });

  const tax = await boss().reports.tax.query(days);
  expect(tax.total.tax).toBe(sales.total.tax);
  expect(tax.rows.map((row) => row.place)).toEqual([place]);

  const inches = Number(size.rows[0]?.key);
  for (const filters of [{ ...issued }, { ...issued, place }, { ...issued, inches }]) {
    expect((await boss().invoices.list.query({ filters })).invoiceCount).toBe(1);
    expect((await boss().creditNotes.list.query({ filters })).creditNoteCount).toBe(1);
  }
  const before = { issuedBefore: issued.issuedFrom };
  for (const filters of [before, { ...issued, place: '99' }, { ...issued, brand: 'No such brand' }]) {
    expect((await boss().invoices.list.query({ filters })).invoiceCount).toBe(0);
    expect((await boss().creditNotes.list.query({ filters })).creditNoteCount).toBe(0);
  }
});

it('reports are CSV files with all their rows, which are audited', async () => {
  const response = await download('sales', { ...days, by: 'day' });
  expect(response.headers.get('x-row-count')).toBe('1');
  expect(response.headers.get('content-disposition')).toContain(`sales-report-${today}-${today}.csv`);
  const lines = (await response.text()).trimEnd().split('\r\n');
  expect(lines[0]).toContain('Day,Invoices,Credit notes,Units,Returned units,Gross');
  expect(lines[1]).toBe(
    `${today},1,1,2,1,24789.00,0.00,0.00,12345.00,12444.00,${lines[1]?.split(',').at(-1)}`,
  );
  const tax = await (await download('tax', days)).text();
  expect(tax.trimEnd().split('\r\n')).toHaveLength(2);
  const entries = await at.shop.db.select().from(auditLog).where(eq(auditLog.action, 'sales-report.export'));
  expect(entries[0]?.after).toMatchObject({ ...days, by: 'day', rowCount: 1 });
  await expect(boss().reports.exportSales.mutate({ filters: { ...days, by: 'day' } })).rejects.toThrow(
    'over REST',
  );
});

it('reports are for a SuperAdmin, and of three years at most', async () => {
  await expect(at.shop.trpc(at.shopper.token).reports.sales.query(days)).rejects.toMatchObject(
    refusedWith('FORBIDDEN'),
  );
  await expect(boss().reports.tax.query({ from: '2020-01-01', to: today })).rejects.toMatchObject(
    refusedWith('INVALID_INPUT'),
  );
});

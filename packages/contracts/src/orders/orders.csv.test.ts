import { describe, expect, it } from 'vitest';
import { csvCells, csvHeader } from '../csv/csv-columns';
import { paise } from '../money/money';
import { ORDER_COLUMNS, type ExportedOrder } from './orders.csv';

const order: ExportedOrder = {
  _id: '019a1b2c-3d4e-7f50-8a6b-7c8d1234e567',
  created_at: '2026-11-21T20:35:59.000Z',
  status: 'Cancelled',
  deliveredAt: null,
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  address: '7 Temple Street',
  city: 'Bengaluru',
  state: 'Karnataka',
  zip: '560034',
  gstin: '29AAGCB7383J1Z4',
  acceptedTexts: {
    at: '2026-11-20T06:00:00.000Z',
    versions: { terms: 3, privacy: 1, shipping: 2, unboxing: 1, disclaimer: 1 },
  },
  legalName: 'Kaveri Traders',
  giftNote: 'For Amma',
  userEmail: 'rao@example.in',
  lines: [
    { productName: 'Surya 43', quantity: 2, warrantyPricePaise: paise(1_999_00) },
    { productName: 'Surya 32', quantity: 1, warrantyPricePaise: paise(0) },
  ],
  subtotal: paise(61_999_00),
  discount: paise(6_199_90),
  couponCode: 'WELCOME10',
  shipping: paise(0),
  roundOff: paise(-10),
  totalPrice: paise(55_799_00),
  payment_id: 'pay_1',
  refunds: [{ amountPaise: paise(55_799_00), status: 'queued', createdAt: '2026-11-22T04:00:00.000Z' }],
  return_request: false,
  invoiceNumber: 'TV/2627/000123',
};
const cellsOf = (over: Partial<ExportedOrder> = {}) => {
  const cells = csvCells(ORDER_COLUMNS, { ...order, ...over });
  return Object.fromEntries(csvHeader(ORDER_COLUMNS).map((name, at) => [name, cells[at]]));
};

describe('the columns of an exported order', () => {
  it('have its parts, which add up to its total, in rupees', () => {
    const cells = cellsOf();
    const parts = ['Televisions', 'Extended warranty', 'Discount', 'Shipping', 'Round-off'];
    expect(parts.map((name) => cells[name])).toEqual(['60000.00', '1999.00', '-6199.90', '0.00', '-0.10']);
    expect(parts.reduce((sum, name) => sum + Number(cells[name]) * 100, 0)).toBeCloseTo(
      Number(cells.Total) * 100,
    );
  });
  it('have the number of the staff, which no spreadsheet takes for 1234 and 567 noughts, and times in India', () => {
    expect(cellsOf()).toMatchObject({
      Order: '#1234E567',
      Placed: '2026-11-22 02:05',
      Delivered: '',
      'Refund started': '2026-11-22 09:30',
      Items: '2 × Surya 43, 1 × Surya 32',
      Units: '3',
    });
  });
  it('contain the payment state', () => {
    expect(cellsOf()).toMatchObject({ Payment: 'Refund queued', Refund: '55799.00' });
    expect(cellsOf({ refunds: [] })).toMatchObject({ Payment: 'Paid', Refund: '0.00', 'Refund started': '' });
    const refund = (rupees: number, status: 'queued' | 'processed' | 'failed') => ({
      amountPaise: paise(rupees * 100),
      status,
      createdAt: '2026-11-22T04:00:00.000Z',
    });
    const parts = [refund(5_000, 'processed'), refund(799, 'failed')];
    expect(cellsOf({ refunds: parts })).toMatchObject({ Payment: 'Partly refunded', Refund: '5000.00' });
    expect(cellsOf({ refunds: [...parts, refund(50_799, 'queued')] })).toMatchObject({
      Payment: 'Refund queued',
      Refund: '55799.00',
    });
    expect(cellsOf({ refunds: [refund(799, 'failed')] })).toMatchObject({
      Payment: 'Refund failed',
      Refund: '799.00',
    });
  });
});

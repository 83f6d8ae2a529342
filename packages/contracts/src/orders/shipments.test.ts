import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPackable, statusAfter } from './status-after.rules';
import { courierName, trackingUrl } from '../shipments/couriers.rules';
import { COURIERS } from '../shipments/couriers.values';
import { readScan } from '../shipments/scan.rules';
import {
  checkTransition,
  checkUnits,
  lineUnits,
  nextStates,
  type ShipmentUnits,
} from '../shipments/shipments.rules';
import { SHIPMENT_STATES } from '../shipments/shipments.values';

const shipment = (state: ShipmentUnits['state'], quantity: number, position = 0): ShipmentUnits => ({
  state,
  lines: [{ position, quantity }],
});
const three = [{ position: 0, quantity: 3, refundedQuantity: 0 }];

describe('the units of a line', () => {
  it('are to pack, packed, shipped, delivered or refunded', () => {
    const line = { position: 0, quantity: 9, refundedQuantity: 1 };
    const parts = [
      shipment('packing', 1),
      shipment('packed', 1),
      shipment('shipped', 2),
      shipment('delivered', 1),
    ];
    expect(lineUnits([line], [...parts, shipment('cancelled', 3)])).toEqual([
      { position: 0, toPack: 3, packed: 2, shipped: 2, delivered: 1, refunded: 1 },
    ]);
  });

  it('are all accounted for, and never fewer than none, whatever is shipped and refunded', () => {
    const lines = fc.array(fc.record({ quantity: fc.nat(20), refundedQuantity: fc.nat(20) }), {
      maxLength: 5,
    });
    const parts = fc.array(
      fc.record({ state: fc.constantFrom(...SHIPMENT_STATES), position: fc.nat(4), quantity: fc.nat(8) }),
    );
    fc.assert(
      fc.property(lines, parts, (some, sent) => {
        const ordered = some.map((line, position) => ({ ...line, position }));
        const shipments = sent.map(({ state, ...line }) => ({ state, lines: [line] }));
        for (const units of lineUnits(ordered, shipments)) {
          const { toPack, packed, shipped, delivered, refunded } = units;
          const { quantity = 0, refundedQuantity = 0 } = ordered[units.position] ?? {};
          const there = packed + shipped + delivered;
          expect(Math.min(toPack, refunded)).toBeGreaterThanOrEqual(0);
          expect(toPack + refunded).toBe(Math.max(0, quantity - there));
          expect(refunded).toBeLessThanOrEqual(refundedQuantity);
        }
      }),
    );
  });

  it('can be packed as far as they are left', () => {
    const units = lineUnits(three, [shipment('shipped', 2)]);
    expect(checkUnits([{ position: 0, quantity: 1 }], units).ok).toBe(true);
    expect(checkUnits([{ position: 0, quantity: 2 }], units)).toMatchObject({ code: 'SHIPMENT_UNITS_GONE' });
    expect(checkUnits([{ position: 7, quantity: 1 }], units).ok).toBe(false);
  });
});

describe('states', () => {
  it('lead forward one by one, or to cancelled; delivered and cancelled are the end', () => {
    expect(SHIPMENT_STATES.map((state) => [state, nextStates(state)])).toEqual([
      ['packing', ['packed', 'cancelled']],
      ['packed', ['shipped', 'cancelled']],
      ['shipped', ['delivered', 'cancelled']],
      ['delivered', []],
      ['cancelled', []],
    ]);
    expect(checkTransition('packing', 'shipped')).toMatchObject({ code: 'SHIPMENT_STATE' });
    expect(checkTransition('shipped', 'cancelled')).toMatchObject({ code: 'SHIPMENT_REASON_REQUIRED' });
    expect(checkTransition('shipped', 'cancelled', 'Refused at the door').ok).toBe(true);
  });

  it.each([
    ['Pending', true],
    ['Shipped', true],
    ['Delivered', false],
    ['Cancelled', false],
    ['Returned', false],
  ] as const)('an order that is %s can be packed: %s', (status, may) => {
    expect(checkPackable(status).ok).toBe(may);
  });
});

describe('the status of an order', () => {
  const after = (change: Parameters<typeof statusAfter>[2], ...parts: ShipmentUnits[]) =>
    statusAfter('Pending', lineUnits(three, parts), change);

  it('stays while a part is here, is Shipped once all has left, and Delivered once all has arrived', () => {
    expect(after('shipped', shipment('shipped', 2))).toBe('Pending');
    expect(after('shipped', shipment('shipped', 2), shipment('packed', 1))).toBe('Pending');
    expect(after('shipped', shipment('shipped', 2), shipment('shipped', 1))).toBe('Shipped');
    expect(after('delivered', shipment('delivered', 2), shipment('shipped', 1))).toBe('Shipped');
    expect(after('delivered', shipment('delivered', 2), shipment('delivered', 1))).toBe('Delivered');
  });

  it('counts refunded units as gone', () => {
    const [line] = three;
    const units = lineUnits([{ ...line!, refundedQuantity: 1 }], [shipment('shipped', 2)]);
    expect(statusAfter('Pending', units, 'shipped')).toBe('Shipped');
  });

  it('is Pending again when a shipment comes back, and never leaves an end', () => {
    const units = lineUnits(three, [shipment('shipped', 1)]);
    expect(statusAfter('Shipped', units, 'came-back')).toBe('Pending');
    expect(statusAfter('Cancelled', units, 'came-back')).toBe('Cancelled');
    expect(statusAfter('Delivered', units, 'shipped')).toBe('Delivered');
  });
});

describe('a courier', () => {
  it('has an https tracking page with the AWB number in it, or none', () => {
    for (const { code, ...courier } of COURIERS) {
      const url = trackingUrl({ courier: code, courierName: '', awb: 'AB 12/3', trackingUrl: '' });
      if ('tracking' in courier) expect(url).toMatch(/^https:\/\/[^ ]+$/);
      expect(url.includes('AB%2012%2F3')).toBe('tracking' in courier);
    }
  });

  it('is named as staff entered it, with their link', () => {
    const other = {
      courier: 'other',
      courierName: 'Anand Transport',
      awb: '7',
      trackingUrl: 'https://anand.example/7',
    };
    expect([courierName(other), trackingUrl(other)]).toEqual(['Anand Transport', 'https://anand.example/7']);
    expect(courierName({ courier: 'own', courierName: '' })).toBe('Our own van');
  });
});

describe('a scan', () => {
  const lines = [
    { position: 0, modelNumber: 'SUR 43', sku: '', quantity: 1, serials: ['SUR43-001'] },
    { position: 1, modelNumber: 'NOVA55', sku: 'AAB-9', quantity: 2, serials: [] },
    { position: 2, modelNumber: 'TARA32', sku: '', quantity: 1, serials: [] },
  ];
  const models = ['LYRA65', 'NOVA55', 'NOVA'];
  const scan = (code: string, chosen?: number, some = lines) =>
    readScan(code, { lines: some, models, chosen });

  it('of a model number chooses its line; with a number behind it, it is a serial of that line', () => {
    expect(scan('nova55')).toEqual({ kind: 'model', position: 1 });
    expect(scan('NOVA55 0001')).toEqual({ kind: 'serial', position: 1 });
    expect(scan('aab-9')).toEqual({ kind: 'model', position: 1 });
    const packed = lines.map((line) => ({ ...line, quantity: line.serials.length }));
    expect(scan('AAB-9', undefined, packed)).toEqual({ kind: 'enough' });
  });

  it('of another television is refused', () => {
    expect(scan('lyra65')).toEqual({ kind: 'wrong-model', modelNumber: 'LYRA65' });
    expect(scan('LYRA65-77')).toEqual({ kind: 'wrong-model', modelNumber: 'LYRA65' });
  });

  it('of a serial alone belongs to the chosen line, else to the only one that is left', () => {
    expect(scan('778899')).toEqual({ kind: 'model-first' });
    expect(scan('778899', 2)).toEqual({ kind: 'serial', position: 2 });
    expect(scan('778899', 0)).toEqual({ kind: 'model-first' });
    expect(scan('778899', undefined, lines.slice(0, 2))).toEqual({ kind: 'serial', position: 1 });
  });

  it('twice, or beyond the units, is refused', () => {
    expect(scan('sur43-001')).toEqual({ kind: 'repeated' });
    expect(scan('SUR43-002')).toEqual({ kind: 'enough' });
    expect(scan('778899', 0, lines.slice(0, 1))).toEqual({ kind: 'enough' });
  });
});

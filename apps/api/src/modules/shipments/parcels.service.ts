import { orderNumber } from '@aabha/contracts/orders/order-number';
import { courierName } from '@aabha/contracts/shipments/couriers.rules';
import { formatPhone } from '@aabha/contracts/phone/phone';
import { formatDay } from '@aabha/contracts/time/india-time';
import type { SignedInContext } from '../../context/context';
import type { PackingSlipSheet } from '../../ports/pdf/pdf';
import { listEwayBills } from '../eway-bills/eway-bills.service';
import { unitsOfOrders, type OrderLineUnits } from '../orders/follow-shipments.service';
import { selectOpenOf, type ReplacementRow } from '../replacements/replacements.service';
import { selectDispatched, selectWarranties, type DispatchedRow } from './papers.queries';
import { selectShipmentsOf, type ShipmentRow } from './shipments.queries';

/** A shipment that has not left, or what of an order is not packed yet, with all that its papers say. */
export interface Parcel extends PackingSlipSheet {
  orderId: string;
  boxes: number;
  weightKg: number | null;
}

type Item = PackingSlipSheet['items'][number];

/** What the papers of one order are made of. */
interface Dispatched {
  row: DispatchedRow;
  units: readonly OrderLineUnits[];
  open: readonly ShipmentRow[];
  /** What of replacements nobody packs yet. */
  replacements: readonly ReplacementRow[];
  months: (position: number) => number;
}

const unpacked = ({ units, months }: Dispatched): Item[] =>
  units
    .filter(({ toPack }) => toPack > 0)
    .map(({ productName: name, modelNumber, sku, toPack: quantity, position }) => ({
      ...{ name, modelNumber, sku, quantity, serials: [] },
      warrantyMonths: months(position),
    }));

const packed = ({ lines }: ShipmentRow, { months }: Dispatched): Item[] =>
  lines.map(({ productName: name, modelNumber, sku, quantity, serials, position }) => ({
    ...{ name, modelNumber, sku, quantity, serials },
    warrantyMonths: months(position),
  }));

const sentAgain = ({ lines }: ReplacementRow, { months }: Dispatched): Item[] =>
  lines.map(({ productName: name, modelNumber, sku, quantity, position }) => ({
    ...{ name, modelNumber, sku, quantity, serials: [] },
    warrantyMonths: months(position),
  }));

type Common = Omit<Parcel, 'items' | 'boxes' | 'weightKg' | 'courierName' | 'awb' | 'isReplacement'>;

function parcelsOf(order: Dispatched, common: Common): Parcel[] {
  const rest = unpacked(order);
  const sent = order.open.map((shipment): Parcel => ({
    ...common,
    items: packed(shipment, order),
    ...{ boxes: shipment.boxes, weightKg: shipment.weightKg, awb: shipment.awb },
    courierName: shipment.courier === '' ? '' : courierName(shipment),
    isReplacement: shipment.replacementId !== null,
    giftNote: shipment.replacementId === null ? common.giftNote : '',
  }));
  const plain = { ...common, boxes: 1, weightKg: null, courierName: '', awb: '' };
  const last: Parcel[] = rest.length === 0 ? [] : [{ ...plain, items: rest, isReplacement: false }];
  const again = order.replacements.map((replacement): Parcel => ({
    ...plain,
    items: sentAgain(replacement, order),
    isReplacement: true,
    giftNote: '',
  }));
  return [...sent, ...last, ...again];
}

const isEnded = ({ status }: DispatchedRow) => status === 'Cancelled' || status === 'Returned';

/** Returns the parcels of some orders, in the order in which they are packed; none of orders that are ended or have left. */
export async function parcelsToSend(ctx: SignedInContext, orderIds: readonly string[]): Promise<Parcel[]> {
  const [rows, units, shipments, warranties, replacements, { ewayBillList }] = await Promise.all([
    selectDispatched(ctx.db, orderIds),
    unitsOfOrders(ctx.db, orderIds),
    selectShipmentsOf(ctx.db, orderIds),
    selectWarranties(ctx.db, orderIds),
    selectOpenOf(ctx.db, orderIds),
    listEwayBills(ctx, { order_ids: [...orderIds], invoice_ids: [] }),
  ]);
  const { brand } = ctx.settings.current;
  const from = {
    name: brand.name,
    lines: [brand.addressLine, `${brand.city}, ${brand.state} ${brand.pinCode}`, `Phone ${brand.phone}`],
  };
  const needsBill = new Set(
    ewayBillList.filter(({ state }) => state === 'needed').map(({ order_id }) => order_id),
  );
  return rows
    .filter((row) => !isEnded(row))
    .flatMap((row) => {
      const own = <T extends { orderId: string }>(all: readonly T[]) =>
        all.filter(({ orderId }) => orderId === row.id);
      const months = new Map(own(warranties).map(({ position, months: count }) => [position, count]));
      const order: Dispatched = {
        ...{ row, units: own(units) },
        open: own(shipments).filter(({ state }) => state === 'packing' || state === 'packed'),
        replacements: own(replacements).filter(({ shipment }) => shipment === null),
        months: (position) => months.get(position) ?? 0,
      };
      return parcelsOf(order, {
        ...{ orderId: row.id, orderNumber: orderNumber(row.id), placedAt: row.placedAt, from },
        dispatchCenter: row.dispatchCenter,
        promise: row.expectedDelivery ? `Expected by ${formatDay(row.expectedDelivery)}` : '',
        to: {
          ...{ name: row.name, zip: row.zip, phone: row.phone ? formatPhone(row.phone) : '' },
          lines: [row.address, `${row.city}, ${row.state} ${row.zip}`],
        },
        needsEwayBill: needsBill.has(row.id),
        giftNote: row.giftNote ?? '',
      });
    });
}

import { allow, refuse, type Verdict } from '../errors/verdict';
import type { LineUnits } from '../shipments/shipments.rules';
import type { OrderStatus } from './orders.schema';

/** May goods of an order of this status be packed? */
export function checkPackable(status: OrderStatus): Verdict {
  return status === 'Pending' || status === 'Shipped' ? allow : refuse('SHIPMENT_ORDER_STATUS', { status });
}

const sum = (units: readonly LineUnits[], of: (line: LineUnits) => number) =>
  units.reduce((total, line) => total + of(line), 0);

/**
 * Returns the status that an order takes because of its shipments: Shipped once nothing is left to pack or to hand over,
 * Delivered once all of that has arrived, Pending again where a shipment came back before it was delivered. Otherwise the
 * status stays (docs/spec/shipments.md#status-of-the-order).
 */
export function statusAfter(
  status: OrderStatus,
  units: readonly LineUnits[],
  change: 'shipped' | 'delivered' | 'came-back',
): OrderStatus {
  if (status !== 'Pending' && status !== 'Shipped') return status;
  const [here, away, arrived] = [
    sum(units, ({ toPack, packed }) => toPack + packed),
    sum(units, ({ shipped }) => shipped),
    sum(units, ({ delivered }) => delivered),
  ];
  if (change === 'came-back') return 'Pending';
  if (here > 0 || away + arrived === 0) return status;
  return away === 0 ? 'Delivered' : 'Shipped';
}

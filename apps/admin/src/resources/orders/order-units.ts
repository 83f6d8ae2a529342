import { lineUnits, type LineUnits } from '@aabha/contracts/shipments/shipments.rules';
import type { OrderRecord } from './order-record';

/** Returns where the units of each line of an order are. */
export const unitsOf = ({ products, shipments }: Pick<OrderRecord, 'products' | 'shipments'>): LineUnits[] =>
  lineUnits(
    products.map(({ position, quantity, refunded_quantity: refundedQuantity }) => ({
      ...{ position, quantity, refundedQuantity },
    })),
    shipments,
  );

/** Returns whether goods of an order can be packed by its status. */
const isPackable = ({ status }: Pick<OrderRecord, 'status'>): boolean =>
  status === 'Pending' || status === 'Shipped';

/** Returns the lines of which units are to be packed. */
export const linesToPack = (order: Pick<OrderRecord, 'products' | 'shipments' | 'status'>) =>
  isPackable(order)
    ? unitsOf(order).flatMap(({ position, toPack }) => {
        const line = order.products.find((one) => one.position === position);
        return line && toPack > 0 ? [{ position, toPack, name: line.product_id.name }] : [];
      })
    : [];

const STEPS = [
  ['toPack', 'to pack'],
  ['packed', 'packed'],
  ['shipped', 'shipped'],
  ['delivered', 'delivered'],
] as const satisfies readonly (readonly [keyof LineUnits, string])[];
type Step = (typeof STEPS)[number][0];

/** Returns how many units of a line are where, as far as there are any: `[['toPack', '2 to pack']]`. */
export const unitTexts = (units: LineUnits): (readonly [Step, string])[] =>
  STEPS.filter(([step]) => units[step] > 0).map(([step, text]) => [step, `${units[step]} ${text}`]);

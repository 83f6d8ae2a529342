import { allow, refuse, type Verdict } from '../errors/verdict';
import { SHIPMENT_STATE_NAMES, type ShipmentState } from './shipments.values';

interface PackedLine {
  position: number;
  quantity: number;
}

/** A line of an order with the units of it that were refunded. */
interface OrderedLine extends PackedLine {
  refundedQuantity: number;
}

/** A shipment with its lines. */
export interface ShipmentUnits {
  state: ShipmentState;
  lines: readonly PackedLine[];
}

/** Where the units of an order's line are; together they are all of its units. */
export interface LineUnits {
  position: number;
  toPack: number;
  /** In a shipment that has not left. */
  packed: number;
  shipped: number;
  delivered: number;
  /** Refunded before they were packed. */
  refunded: number;
}

/** Returns where the units of each line are. Refunded units are those that are not packed, as far as there are any. */
export function lineUnits(lines: readonly OrderedLine[], shipments: readonly ShipmentUnits[]): LineUnits[] {
  return lines.map(({ position, quantity, refundedQuantity }) => {
    const inStates = (...states: ShipmentState[]) =>
      shipments
        .filter(({ state }) => states.includes(state))
        .flatMap((shipment) => shipment.lines)
        .filter((line) => line.position === position)
        .reduce((sum, line) => sum + line.quantity, 0);
    const [packed, shipped, delivered] = [
      inStates('packing', 'packed'),
      inStates('shipped'),
      inStates('delivered'),
    ];
    const unpacked = Math.max(0, quantity - packed - shipped - delivered);
    const refunded = Math.min(unpacked, refundedQuantity);
    return { position, toPack: unpacked - refunded, packed, shipped, delivered, refunded };
  });
}

/** Are these units still to be packed? */
export function checkUnits(wanted: readonly PackedLine[], units: readonly LineUnits[]): Verdict {
  const isThere = ({ position, quantity }: PackedLine) =>
    quantity <= (units.find((line) => line.position === position)?.toPack ?? 0);
  return wanted.every(isThere) ? allow : refuse('SHIPMENT_UNITS_GONE');
}

const NEXT: Readonly<Record<ShipmentState, readonly ShipmentState[]>> = {
  packing: ['packed', 'cancelled'],
  packed: ['shipped', 'cancelled'],
  shipped: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
};

/** Returns the states that a shipment can take next. */
export const nextStates = (state: ShipmentState): readonly ShipmentState[] => NEXT[state];

/** May a shipment take this state? One that has left is cancelled with a reason only. */
export function checkTransition(from: ShipmentState, to: ShipmentState, reason = ''): Verdict {
  if (!NEXT[from].includes(to)) return refuse('SHIPMENT_STATE', { stateName: SHIPMENT_STATE_NAMES[from] });
  return from === 'shipped' && to === 'cancelled' && reason === ''
    ? refuse('SHIPMENT_REASON_REQUIRED')
    : allow;
}

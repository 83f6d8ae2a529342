import type { ReturnableOrder } from './return-offer';

/** A line of an order with the units that can be returned. */
interface ReturnableUnits {
  position: number;
  name: string;
  quantity: number;
}

/** Returns the units of an order that no refund has given back. */
export const returnableUnits = ({ products }: Pick<ReturnableOrder, 'products'>): ReturnableUnits[] =>
  products
    .map(({ position, product_id, quantity, refunded_quantity: refunded }) => ({
      position,
      name: product_id.name,
      quantity: quantity - refunded,
    }))
    .filter(({ quantity }) => quantity > 0);

/** How many units of each line are returned, by position; a line that is not in it is returned whole. */
export type ChosenUnits = Readonly<Record<number, number>>;

/** Returns the lines of a request; undefined where all units are returned. */
export function chosenLines(units: readonly ReturnableUnits[], chosen: ChosenUnits) {
  const isAll = units.every(({ position, quantity }) => (chosen[position] ?? quantity) === quantity);
  if (isAll) return undefined;
  return units
    .map(({ position, quantity }) => ({ position, quantity: chosen[position] ?? quantity }))
    .filter(({ quantity }) => quantity > 0);
}

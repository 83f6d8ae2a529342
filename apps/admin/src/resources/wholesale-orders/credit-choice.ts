import { typedAmount } from '../../data/typed-amount';

/** What staff typed for a line: units as typed, and whether they are back in stock. */
export interface LineChoice {
  units: string;
  restock: boolean;
}

/** What staff chose to credit; `amount` as typed, in rupees. */
export interface CreditChoice {
  lines: Readonly<Record<number, LineChoice>>;
  amount: string;
}

export const NO_CHOICE: CreditChoice = { lines: {}, amount: '' };
export const NO_LINE: LineChoice = { units: '', restock: false };

/** Returns typed units; 0 where none are typed, null where it is no number of units up to `left`. */
export function typedUnits(text: string, left: number): number | null {
  const plain = text.trim();
  if (plain === '') return 0;
  return /^\d{1,6}$/.test(plain) && Number(plain) <= left ? Number(plain) : null;
}

/** Returns whether nothing is typed yet. */
export const isNothing = ({ lines, amount }: CreditChoice): boolean =>
  amount.trim() === '' && Object.values(lines).every(({ units }) => ['', '0'].includes(units.trim()));

/** Returns a choice in the API's format; what is no number counts as none. */
export function creditInput(id: string, { lines, amount }: CreditChoice) {
  const sum = typedAmount(amount);
  return {
    id,
    lines: Object.entries(lines)
      .map(([position, { units, restock }]) => ({
        position: Number(position),
        quantity: typedUnits(units, Infinity) ?? 0,
        restock,
      }))
      .filter(({ quantity }) => quantity > 0),
    ...(sum ? { amount: sum } : {}),
  };
}

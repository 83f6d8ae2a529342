import { allow, refuse, type Verdict } from '../errors/verdict';

interface Units {
  position: number;
  quantity: number;
}

interface AcceptedLine extends Units {
  accepted: number | null;
}

/** Returns the units that a replacement sends: those that the inspection accepted. */
export const replacedUnits = (lines: readonly AcceptedLine[]): Units[] =>
  lines
    .map(({ position, accepted }) => ({ position, quantity: accepted ?? 0 }))
    .filter(({ quantity }) => quantity > 0);

/** Returns whether all of these units are left of an order: what was refunded is not replaced too. */
export const areLeft = (wanted: readonly Units[], left: readonly Units[]): boolean =>
  wanted.every(
    ({ position, quantity }) => quantity <= (left.find((line) => line.position === position)?.quantity ?? 0),
  );

interface SoldSerial {
  position: number;
  serial: string;
}

/**
 * Returns the serial numbers of the televisions that came back. Those that staff named have to be of the returned lines, no
 * more than came back; without a choice they are those of the lines of which everything with a number came back.
 */
export function replacedSerials(
  units: readonly Units[],
  sold: readonly SoldSerial[],
  chosen: readonly string[] | undefined,
): { ok: true; serials: string[] } | Extract<Verdict, { ok: false }> {
  const ofLine = (at: number) => sold.filter(({ position }) => position === at);
  if (chosen === undefined)
    return {
      ok: true,
      serials: units
        .filter(({ position, quantity }) => ofLine(position).length <= quantity)
        .flatMap(({ position }) => ofLine(position).map(({ serial }) => serial)),
    };
  const picked = [...new Set(chosen)];
  const free = new Map(units.map(({ position, quantity }) => [position, quantity]));
  for (const serial of picked) {
    const position = sold.find((one) => one.serial === serial)?.position ?? -1;
    const rest = free.get(position) ?? 0;
    if (rest === 0) return refuse('REPLACEMENT_SERIAL_UNKNOWN', { serial });
    free.set(position, rest - 1);
  }
  return { ok: true, serials: picked };
}

interface Waiting extends Units {
  productId: string;
  name: string;
}

/** Decides whether so many units are free. Lines of the same television count together. */
export function checkFree(lines: readonly Waiting[], free: ReadonlyMap<string, number>): Verdict {
  for (const { productId, name } of lines) {
    const wanted = lines
      .filter((line) => line.productId === productId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    if (wanted > (free.get(productId) ?? 0)) return refuse('REPLACEMENT_NO_STOCK', { product: name });
  }
  return allow;
}

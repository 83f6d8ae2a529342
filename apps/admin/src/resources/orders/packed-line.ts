import type { Shipment } from '@aabha/contracts/shipments/shipments.schema';
import { normalizedCode } from '@aabha/contracts/shipments/scan.rules';

/** A line of the packing form: how many of it are packed, and the serial numbers as typed, one for each unit. */
export interface PackedLine {
  position: number;
  name: string;
  /** The most that can be packed. */
  most: number;
  quantity: number;
  serials: readonly string[];
  /** Serial numbers that are stored already. */
  scanned: readonly string[];
}

type Unpacked = Pick<PackedLine, 'position' | 'name'> & { toPack: number };

/** Returns the lines of a new shipment: all that is left to pack. */
export const newLines = (lines: readonly Unpacked[]): PackedLine[] =>
  lines.map(({ position, name, toPack }) => ({
    ...{ position, name, most: toPack, quantity: toPack, serials: [], scanned: [] },
  }));

/** Returns the lines of a shipment that is being packed, whose units are fixed. */
export const linesOfShipment = ({ lines }: Shipment, nameOf: (position: number) => string): PackedLine[] =>
  lines.map(({ position, quantity, serials }) => ({
    ...{ position, quantity, most: quantity, name: nameOf(position) },
    ...{ serials: [], scanned: serials },
  }));

/** Returns a line with the serial number of one of its units. */
export function withSerial(line: PackedLine, index: number, serial: string): PackedLine {
  const serials = Array.from({ length: Math.max(line.serials.length, index + 1) }, (_, at) =>
    at === index ? serial : (line.serials[at] ?? ''),
  );
  return { ...line, serials };
}

/** Returns the serial numbers that were typed for the units of the form. */
export const typedSerials = (lines: readonly PackedLine[]) =>
  lines.flatMap(({ position, quantity, serials, scanned }) =>
    serials
      .slice(0, quantity - scanned.length)
      .map(normalizedCode)
      .filter((serial) => serial !== '')
      .map((serial) => ({ position, serial })),
  );

/** Returns how many units of the form have no serial number. */
export function missingSerials(lines: readonly PackedLine[]): number {
  const units = lines.reduce((sum, { quantity, scanned }) => sum + quantity - scanned.length, 0);
  return units - typedSerials(lines).length;
}

/** Returns the units of a new shipment. */
export const packedUnits = (lines: readonly PackedLine[]) =>
  lines.filter(({ quantity }) => quantity > 0).map(({ position, quantity }) => ({ position, quantity }));

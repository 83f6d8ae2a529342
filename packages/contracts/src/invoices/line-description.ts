import { isDeliveryLine } from './invoice-snapshot';

/** The parts of an invoice line's description, which the snapshot has as one text in English. */
interface LineDescription {
  kind: 'goods' | 'price-reduction' | 'warranty-only' | 'delivery';
  /** As it was sold; '' of delivery. */
  productName: string;
  /** 0 without an extended warranty. */
  warrantyMonths: number;
}

const PREFIXES = [
  ['Price reduction: ', 'price-reduction'],
  ['Extended warranty only: ', 'warranty-only'],
] as const;
const WITH_WARRANTY = /^(.*) with extended warranty of ([\d.]+) (Month|Year)(?:s|\(s\))?$/s;

/**
 * Returns the parts of the description of an invoice's or a credit note's line, for documents in other languages. A text of
 * any other form is the name of goods.
 */
export function readLineDescription(description: string): LineDescription {
  if (isDeliveryLine({ description })) return { kind: 'delivery', productName: '', warrantyMonths: 0 };
  const [prefix = '', kind = 'goods' as const] =
    PREFIXES.find(([start]) => description.startsWith(start)) ?? [];
  const rest = description.slice(prefix.length);
  const [, productName = rest, count = '0', unit = ''] = WITH_WARRANTY.exec(rest) ?? [];
  return {
    kind,
    productName,
    warrantyMonths: Math.round(Number(count) * (unit === 'Year' ? 12 : 1) * 10) / 10,
  };
}

import type { Paise } from './money';

const SMALL =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const TENS = '_ _ Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');
const SCALES = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
] as const;

/** A whole number from 0 as India counts: crores, lakhs, thousands. */
function numberInWords(value: number): string {
  const scale = SCALES.find(([size]) => value >= size);
  if (scale) {
    const [size, name] = scale;
    const rest = value % size;
    return [numberInWords(Math.floor(value / size)), name, ...(rest > 0 ? [numberInWords(rest)] : [])].join(
      ' ',
    );
  }
  if (value < 20) return SMALL[value] ?? '';
  const unit = value % 10;
  return `${TENS[Math.floor(value / 10)]}${unit > 0 ? `-${SMALL[unit]}` : ''}`;
}

/**
 * `Rupees One Lakh Twenty-Four Thousand Nine Hundred Ninety Only`; for amounts from 0 on
 * (docs/spec/invoices-and-tax.md#content).
 */
export function amountInWords(amount: Paise): string {
  const rupees = `Rupees ${numberInWords(Math.floor(amount / 100))}`;
  const paisePart = amount % 100;
  return paisePart > 0 ? `${rupees} and ${numberInWords(paisePart)} Paise Only` : `${rupees} Only`;
}

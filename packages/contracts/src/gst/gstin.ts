import { stateOfGstCode } from './states';

const FORM = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$/;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The check character of the first fourteen characters of a GSTIN. */
function checkCharacter(first14: string): string {
  const sum = [...first14].reduce((total, character, index) => {
    const product = ALPHABET.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return ALPHABET.charAt((36 - (sum % 36)) % 36);
}

/**
 * Has this text the form of a GSTIN, and the check character that belongs to it? (docs/spec/wholesale.md#order-form)
 */
export function isGstin(text: string): boolean {
  return FORM.test(text) && checkCharacter(text.slice(0, 14)) === text.charAt(14);
}

/** Returns why a text is no GSTIN of a State, as its buyer is told; undefined for one that is. */
export function gstinProblem(text: string): string | undefined {
  if (!FORM.test(text)) return 'A GSTIN has 15 characters, such as 29AAGCB7383J1Z4.';
  if (!isGstin(text)) return 'This GSTIN has a typing error: its last character does not fit the others.';
  const code = text.slice(0, 2);
  return stateOfGstCode(code) ? undefined : `This GSTIN begins with ${code}, which is no State of India.`;
}

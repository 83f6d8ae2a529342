import { z } from 'zod';
import { blankIsNull } from '../wire/form.schema';

const SKU_MAX = 40;
const CHARACTERS = 'A SKU has letters from A to Z, digits, and - . _ / after the first character.';

/**
 * The shop's own code of a television (docs/spec/products.md#sku): stored in upper case, so that two that differ in case only
 * are the same. Null for none.
 */
const Code = blankIsNull(
  z
    .string()
    .trim()
    .toUpperCase()
    .max(SKU_MAX, `Please use at most ${SKU_MAX} characters.`)
    .regex(/^[A-Z0-9][A-Z0-9._/-]*$/, CHARACTERS),
);

export const Sku = Code.meta({
  description: 'The shop’s own code, unique without regard to case; empty for none.',
  example: 'AAB-SU43Q26',
});

/** The SKU of the television that shoppers are led to once this one is no longer shown (docs/spec/products.md#successor). */
export const SuccessorSku = Code.meta({
  description: 'The SKU of the television that replaces it once it is no longer shown; empty for none.',
  example: 'AAB-SU43Q27',
});

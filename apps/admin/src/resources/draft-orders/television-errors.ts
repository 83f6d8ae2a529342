import type { FormErrors } from '../../data/form-errors';

/** Returns the errors of a draft order's form, those of a product beside the field where it is chosen. */
export function televisionErrors(errors: FormErrors): FormErrors {
  const { items } = errors;
  if (!Array.isArray(items)) return errors;
  const rows = items.map((row) =>
    row && 'product' in row ? { ...row, television: 'Please choose a television.' } : row,
  );
  return { ...errors, items: rows };
}

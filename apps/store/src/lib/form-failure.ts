import type { FormErrors } from '@mantine/form';
import type { ErrorCode } from '@aabha/contracts/errors/error-table';
import { describeError } from './describe-error';
import { notify } from './notify';

interface FormLike {
  setErrors(errors: FormErrors): void;
  getInputNode(path: string): HTMLElement | null;
}

/**
 * Refusals that concern one field although its value is well formed. A toast alone would disappear before it
 * is read.
 */
const FIELD_OF: Partial<Record<ErrorCode, string>> = {
  CODE_WRONG: 'otp',
  CODE_EXPIRED: 'otp',
  CODE_DEAD: 'otp',
  EMAIL_TAKEN: 'email',
  WRONG_PASSWORD: 'password',
};

/** The key of an error that concerns the whole form; `FormProblem` shows it. */
export const FORM_PROBLEM = 'form-problem';

const isBefore = (node: Node, other: Node) =>
  (node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Focuses the invalid field that comes first on the screen. */
export function focusFirst(form: Pick<FormLike, 'getInputNode'>, errors: FormErrors): void {
  const nodes = Object.keys(errors).flatMap((path) => form.getInputNode(path) ?? []);
  const [head, ...others] = nodes;
  if (head) others.reduce((first, node) => (isBefore(node, first) ? node : first), head).focus();
}

/**
 * Shows a refusal of the server: beside the fields of the form, or as a toast with the server's message, else
 * with `fallback`. The message also stays in the form, beside its field or in `FormProblem`. Typed values are
 * preserved.
 */
export function showFormFailure(
  form: FormLike,
  fieldNames: readonly string[],
  error: unknown,
  fallback?: string,
): void {
  const { fields, message, reason } = describeError(error);
  // An error of a field that is not on the screen would not be visible.
  const known = Object.fromEntries(
    Object.entries(fields).filter(([path]) => fieldNames.includes(path) && form.getInputNode(path) !== null),
  );
  if (Object.keys(known).length === 0) {
    notify('error', reason || !fallback ? message : fallback);
    const field = reason && FIELD_OF[reason];
    const isBesideField = field !== undefined && fieldNames.includes(field);
    known[isBesideField ? field : FORM_PROBLEM] = reason || !fallback ? message : fallback;
  }
  form.setErrors(known);
  focusFirst(form, known);
}

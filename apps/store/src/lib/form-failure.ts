import type { FormErrors } from '@mantine/form';
import type { ErrorCode } from '@aabha/contracts/errors/errors';
import { describeError } from './api-error';
import { notify } from './notify';

interface FormLike {
  setErrors(errors: FormErrors): void;
  getInputNode(path: string): HTMLElement | null;
}

/** Refusals of what one field says although it is well formed. The word of a toast is gone before it is acted on. */
const FIELD_OF: Partial<Record<ErrorCode, string>> = {
  CODE_WRONG: 'otp',
  CODE_EXPIRED: 'otp',
  CODE_DEAD: 'otp',
  EMAIL_TAKEN: 'email',
  WRONG_PASSWORD: 'password',
};

/** Under this name a form's errors have what is wrong with all of it; `FormProblem` shows it. */
export const FORM_PROBLEM = 'form-problem';

const isBefore = (node: Node, other: Node) =>
  (node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Puts the focus on the field that comes first on the screen among those with an error. */
export function focusFirst(form: Pick<FormLike, 'getInputNode'>, errors: FormErrors): void {
  const nodes = Object.keys(errors).flatMap((path) => form.getInputNode(path) ?? []);
  const [head, ...others] = nodes;
  if (head) others.reduce((first, node) => (isBefore(node, first) ? node : first), head).focus();
}

/**
 * Shows what the server refused: beside the fields that are on the form, else as a toast with its message, or
 * `fallback` where it gave none. The message stays in the form too: beside the field that it is about, or in its
 * `FormProblem`. What was typed stays.
 */
export function showFailure(
  form: FormLike,
  fieldNames: readonly string[],
  error: unknown,
  fallback?: string,
): void {
  const { fields, message, reason } = describeError(error);
  // A text beside a field that is not on the screen would be seen by nobody.
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

import type { FormErrors } from '@mantine/form';
import { FORM_PROBLEM } from './form-failure';

/**
 * Shows beside the button why a whole form was refused, until the next submit. The toast has announced it
 * already.
 */
export function FormProblem({ form: { errors } }: { form: { errors: FormErrors } }) {
  const problem = errors[FORM_PROBLEM];
  return problem ? <p className="form-problem">{problem}</p> : null;
}

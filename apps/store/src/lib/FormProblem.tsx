import type { FormErrors } from '@mantine/form';
import { FORM_PROBLEM } from './form-failure';

/** Why a form was refused as a whole, beside its button until the next try. The toast has announced it already. */
export function FormProblem({ form: { errors } }: { form: { errors: FormErrors } }) {
  const problem = errors[FORM_PROBLEM];
  return problem ? <p className="form-problem">{problem}</p> : null;
}

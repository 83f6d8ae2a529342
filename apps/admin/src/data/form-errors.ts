import type { z } from 'zod';

/** The errors of a form in its own shape, as react-admin's `validate` answers them: leaves are messages. */
export interface FormErrors {
  [field: string]: string | FormErrors | (FormErrors | undefined)[];
}

type Branch = Record<string | number, unknown>;

/** Puts a message at a path; the first message of a field stays. */
function place(errors: Branch, path: readonly PropertyKey[], message: string): void {
  const [head, ...rest] = path.map((key) => (typeof key === 'symbol' ? String(key) : key));
  if (head === undefined) return;
  const [next] = rest;
  if (next === undefined) errors[head] ??= message;
  else {
    const below = errors[head] ?? (typeof next === 'number' ? [] : {});
    /* A whole that is wrong already says enough. */
    if (typeof below !== 'object') return;
    errors[head] = below;
    place(below as Branch, rest, message);
  }
}

/** A form's `validate` from the contract that the server checks it with; rows of a list get their own messages. */
export function formErrors(schema: z.ZodType) {
  return (values: unknown): FormErrors => {
    const parsed = schema.safeParse(values);
    const errors: Branch = {};
    for (const issue of parsed.error?.issues ?? []) place(errors, issue.path, issue.message);
    return errors as FormErrors;
  };
}

import type { z } from 'zod';

/** Form errors in the nested format of react-admin's `validate`: leaves are messages. */
export interface FormErrors {
  [field: string]: string | FormErrors | (FormErrors | undefined)[];
}

type Branch = Record<string | number, unknown>;

/** Sets the message at a path unless there is one. */
function place(errors: Branch, path: readonly PropertyKey[], message: string): void {
  const [head, ...rest] = path.map((key) => (typeof key === 'symbol' ? String(key) : key));
  if (head === undefined) return;
  const [next] = rest;
  if (next === undefined) errors[head] ??= message;
  else {
    const below = errors[head] ?? (typeof next === 'number' ? [] : {});
    /* An error of the whole list replaces those of its rows. */
    if (typeof below !== 'object') return;
    errors[head] = below;
    place(below as Branch, rest, message);
  }
}

/** Returns a form's `validate` from the server's contract; rows of a list get their own messages. */
export function formErrors(schema: z.ZodType) {
  return (values: unknown): FormErrors => {
    const parsed = schema.safeParse(values);
    const errors: Branch = {};
    for (const issue of parsed.error?.issues ?? []) place(errors, issue.path, issue.message);
    return errors as FormErrors;
  };
}

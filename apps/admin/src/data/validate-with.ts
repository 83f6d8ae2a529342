import type { z } from 'zod';

/** A form's `validate` from the contract that the server checks it with: field → its first message. */
export function validateWith(schema: z.ZodType) {
  return (values: unknown): Record<string, string> => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return {};
    const errors: Record<string, string> = {};
    for (const issue of parsed.error.issues) errors[issue.path.join('.')] ??= issue.message;
    return errors;
  };
}

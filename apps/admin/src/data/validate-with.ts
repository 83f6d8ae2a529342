import type { z } from 'zod';

/** Returns a form's `validate` from the server's contract: field → its first message. */
export function validateWith(schema: z.ZodType) {
  return (values: unknown): Record<string, string> => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return {};
    const errors: Record<string, string> = {};
    for (const issue of parsed.error.issues) errors[issue.path.join('.')] ??= issue.message;
    return errors;
  };
}

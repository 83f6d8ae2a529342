import { z } from 'zod';

/** Forms send line ends as CR LF; texts of the shop have LF. */
const asTyped = <T>(value: T) => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value);

/** Returns a form's fields by name; a repeated field is a list. */
export function fieldsOf(form: FormData): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name).map(asTyped);
    fields[name] = values.length === 1 ? values[0] : values;
  }
  return { ...fields };
}

/**
 * Returns the input of a procedure that accepts files: a browser's FormData over tRPC, or the fields that
 * REST has read. One schema for both.
 */
export const formInput = <T extends z.ZodType>(schema: T) =>
  z
    .preprocess(
      (value: FormData | z.input<T>): unknown => (value instanceof FormData ? fieldsOf(value) : value),
      schema,
    )
    .meta(schema.meta() ?? {});

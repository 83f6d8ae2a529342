import { z } from 'zod';

/** A form writes the end of a line as two characters; texts of the shop have one. */
const asTyped = <T>(value: T) => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value);

/** A form's fields by name: once is the value, repeated is a list. */
export function fieldsOf(form: FormData): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name).map(asTyped);
    fields[name] = values.length === 1 ? values[0] : values;
  }
  return { ...fields };
}

/**
 * The input of a procedure that takes files: a browser's FormData at the tRPC door, or the fields that the REST door
 * has read. One schema for both.
 */
export const formInput = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value: FormData | z.input<T>): unknown => (value instanceof FormData ? fieldsOf(value) : value),
    schema,
  );

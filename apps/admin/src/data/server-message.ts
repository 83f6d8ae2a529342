import { HttpError } from 'react-admin';

/**
 * Returns the server's message of a refusal; undefined without a response, where the screen has its own
 * message (docs/spec/errors.md#screens).
 */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof HttpError && error.status > 0 ? error.message : undefined;
}

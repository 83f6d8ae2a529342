import { HttpError } from 'react-admin';

/**
 * What the server said of a refusal; undefined where nothing came back, and the screen has words of its own
 * (docs/spec/errors.md#screens).
 */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof HttpError && error.status > 0 ? error.message : undefined;
}

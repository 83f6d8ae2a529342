/** Refusals about API keys; part of the error table (docs/spec/errors.md). */
export const API_KEY_ERRORS = {
  API_KEY_INVALID: { status: 401, message: 'This API key is unknown, has expired or was revoked.' },
  API_KEY_SCOPE: { status: 403, message: 'This API key may not make this call.' },
  API_KEY_NOT_FOUND: { status: 404, message: 'API key not found.' },
  API_KEY_EXISTS: { status: 409, message: 'There is a key with this name already.' },
} as const;

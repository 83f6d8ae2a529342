/** The tRPC name and JSON-RPC number of each status; others are internal server errors. */
const TRPC_CODES: Readonly<Record<number, readonly [name: string, code: number]>> = {
  400: ['BAD_REQUEST', -32600],
  401: ['UNAUTHORIZED', -32001],
  403: ['FORBIDDEN', -32003],
  404: ['NOT_FOUND', -32004],
  408: ['TIMEOUT', -32008],
  413: ['PAYLOAD_TOO_LARGE', -32013],
  415: ['UNSUPPORTED_MEDIA_TYPE', -32015],
  429: ['TOO_MANY_REQUESTS', -32029],
};
const OF_SERVER = ['SERVICE_UNAVAILABLE', -32603] as const;

export interface Refusal {
  /** The HTTP status. */
  status: number;
  /** A code of the error table. */
  reason: string;
  message: string;
}

/**
 * Returns a refusal in the shape that tRPC's clients read, for what responds in front of tRPC: a proxy without an API
 * behind it, a server at its limit, and bodies that are not read (docs/spec/api.md#envelope).
 */
export function trpcRefusal({ status, reason, message }: Refusal) {
  const [name, code] = TRPC_CODES[status] ?? OF_SERVER;
  return { error: { message, code, data: { message, fields: {}, reason, code: name, httpStatus: status } } };
}

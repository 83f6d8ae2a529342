/** tRPC's name and JSON-RPC's number of a status; what has none of its own is a failure of the server. */
const TRPC_CODES = {
  404: ['NOT_FOUND', -32004],
  502: ['SERVICE_UNAVAILABLE', -32603],
  503: ['SERVICE_UNAVAILABLE', -32603],
} as const;

export interface Refusal {
  status: keyof typeof TRPC_CODES;
  /** A code of the error table. */
  reason: string;
  message: string;
}

/**
 * A refusal in the shape that tRPC's clients read, for what answers in front of tRPC: a proxy without an API behind it,
 * and a server that has as much as it can do (decisions §2).
 */
export function trpcRefusal({ status, reason, message }: Refusal) {
  const [name, code] = TRPC_CODES[status];
  return { error: { message, code, data: { message, fields: {}, reason, code: name, httpStatus: status } } };
}

/** JSON-RPC's number for a failure of the server, which tRPC puts on every refusal that has none of its own. */
const SERVER_FAILURE = -32603;

export interface Refusal {
  status: 502 | 503;
  /** A code of the error table. */
  reason: string;
  message: string;
}

/**
 * A refusal in the shape that tRPC's clients read, for what answers in front of tRPC: a proxy without an API behind it,
 * and a server that has as much as it can do (decisions §2).
 */
export function trpcRefusal({ status, reason, message }: Refusal) {
  const data = { message, fields: {}, reason, code: 'SERVICE_UNAVAILABLE', httpStatus: status };
  return { error: { message, code: SERVER_FAILURE, data } };
}

import type { ErrorCode, ErrorData } from '@aabha/contracts/errors/error-table';
import { appError, type AppError } from '@aabha/contracts/errors/errors';

interface Responder {
  /** A method, so that a response may name the type of its own input. */
  respond(input: unknown): unknown;
}

/** Returns the output of a procedure for an input; throws a refusal, or the result of `connectionLost`. */
export type FakeResponse = Responder['respond'];

interface Refusal {
  refused: AppError;
  fields: Readonly<Record<string, string>>;
}

class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.refused.message);
  }
}

/** Returns the refusal that the API sends for a code, with its text from the error table. */
export const refusal = <C extends ErrorCode>(code: C, ...data: ErrorData<C>) =>
  new Refused({ refused: appError(code, ...data), fields: {} });

/** Returns the refusal of an error that has data and fields of its own. */
export const refusalOf = (refused: AppError) => new Refused({ refused, fields: refused.fields ?? {} });

/** Returns the refusal of an input, with a message for each field. */
export const invalidInput = (fields: Readonly<Record<string, string>>) =>
  new Refused({ refused: appError('INVALID_INPUT'), fields });

/** How long a call may take that is sent again, two seconds after the connection was lost. */
export const SENT_TWICE = { timeout: 5000 };

export const connectionLost = () => new TypeError('Failed to fetch');

interface Call {
  procedure: string;
  input: unknown;
}

async function respondTo({ procedure, input }: Call, responses: Readonly<Record<string, FakeResponse>>) {
  const respond = responses[procedure];
  /* As of a server that fails: calls that happen to be in the same batch have their responses. */
  if (!respond)
    return {
      error: {
        message: `The test has no response for ${procedure}.`,
        code: -32603,
        data: { httpStatus: 500, fields: {} },
      },
    };
  try {
    return { result: { data: await respond(input) } };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { refused, fields } = error.refusal;
    const data = { httpStatus: refused.status, reason: refused.code, fields };
    return { error: { message: refused.message, code: -32600, data } };
  }
}

function callsOf(url: URL, body: unknown): Call[] {
  /* A form is a call by itself. */
  if (body instanceof FormData) return [{ procedure: url.pathname.replace('/trpc/', ''), input: body }];
  const inputs = JSON.parse(
    typeof body === 'string' ? body : (url.searchParams.get('input') ?? '{}'),
  ) as Record<string, unknown>;
  const procedures = url.pathname.replace('/trpc/', '').split(',');
  return procedures.map((procedure, index) => ({ procedure, input: inputs[index] }));
}

/**
 * Replaces `fetch` by a fake API with a response for each procedure, in tRPC's batch format. Returns the calls that
 * were made.
 */
export function fakeApi(responses: Readonly<Record<string, FakeResponse>>): Call[] {
  const calls: Call[] = [];
  window.fetch = async (target, init) => {
    const requested = callsOf(new URL(String(target), 'http://shop.test'), init?.body);
    calls.push(...requested);
    const bodies = await Promise.all(requested.map((call) => respondTo(call, responses)));
    const answer = init?.body instanceof FormData ? bodies[0] : bodies;
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  };
  return calls;
}

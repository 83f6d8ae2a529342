import { HttpError } from 'react-admin';
import { freshToken } from '@aabha/web/session/fresh-token';
import { refusalReason } from './refusal-reason';
import { OFFLINE, staffConfirmation } from './trpc';

async function refusalOf(response: Response): Promise<HttpError> {
  const { message, data } = (await response.json().catch(() => ({}))) as {
    message?: string;
    data?: { reason?: string };
  };
  return new HttpError(message ?? OFFLINE, response.status, { reason: data?.reason });
}

/** Returns whether a refused request is to be sent again: staff have confirmed that it is them. */
async function isToRepeat(refusal: HttpError): Promise<boolean> {
  if (refusalReason(refusal) !== 'STEP_UP_REQUIRED') return false;
  return staffConfirmation.ask();
}

async function send(path: string, body: object, signal: AbortSignal): Promise<Response> {
  const response = await fetch(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${(await freshToken('admin')) ?? ''}`,
    },
    body: JSON.stringify(body),
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : new Error(OFFLINE, { cause: error });
  });
  if (!response.ok) throw await refusalOf(response);
  return response;
}

/**
 * Requests a file from a REST path, once more where staff have to confirm first. Returns the response before its content has
 * come, and its file name or ''.
 */
export async function requestFile(
  path: string,
  body: object,
  signal: AbortSignal,
): Promise<{ response: Response; fileName: string }> {
  const response = await send(path, body, signal).catch(async (error: unknown) => {
    if (!(error instanceof HttpError) || !(await isToRepeat(error))) throw error;
    return send(path, body, signal);
  });
  const [, fileName = ''] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { response, fileName };
}

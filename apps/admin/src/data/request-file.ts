import { HttpError } from 'react-admin';
import { freshToken } from '@aabha/web/session/fresh-token';
import { OFFLINE } from './trpc';

async function refusalOf(response: Response): Promise<HttpError> {
  const { message } = (await response.json().catch(() => ({}))) as { message?: string };
  return new HttpError(message ?? OFFLINE, response.status);
}

/** Requests a file from a REST path. Returns the response before its content has come, and its file name or ''. */
export async function requestFile(
  path: string,
  body: object,
  signal: AbortSignal,
): Promise<{ response: Response; fileName: string }> {
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
  const [, fileName = ''] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { response, fileName };
}

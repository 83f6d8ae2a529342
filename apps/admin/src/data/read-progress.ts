import type { DocumentProgress, ProgressLine } from '@aabha/contracts/wire/progress-lines';
import { requestFile } from './request-file';

const BROKEN_OFF = 'The connection to the shop was lost. Please try again.';

/** How a caller follows work, and stops it by aborting the signal. */
export interface FollowWork {
  signal: AbortSignal;
  onProgress: (progress: DocumentProgress) => void;
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

async function readResult<T>(response: Response, { onProgress }: FollowWork): Promise<T> {
  for await (const text of linesOf(response)) {
    const line = JSON.parse(text) as ProgressLine<T>;
    if ('result' in line) return line.result;
    if ('error' in line) throw new Error(line.error.message);
    onProgress(line);
  }
  throw new Error(BROKEN_OFF);
}

/**
 * Calls a REST path that reports its progress (docs/spec/gst-returns.md#progress). Returns its result. Rejects where it is
 * refused, or where the connection ends before the result.
 */
export async function readProgress<T>(path: string, body: object, follow: FollowWork): Promise<T> {
  const { response } = await requestFile(path, body, follow.signal);
  return readResult<T>(response, follow).catch((error: unknown) => {
    if (follow.signal.aborted) throw error;
    /* The browser's own text of a lost connection is no sentence for staff. */
    throw error instanceof TypeError ? new Error(BROKEN_OFF, { cause: error }) : error;
  });
}

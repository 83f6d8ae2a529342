import type { Readable } from 'node:stream';

/** A body that did not arrive in time. Its status is 408. */
export class SlowBodyError extends Error {
  readonly statusCode = 408;
  readonly code = 'BODY_TOO_SLOW';
  constructor() {
    super('The body did not come in within its time.');
  }
}

/** A body whose sender disconnected before its end. Its status is 400, though nobody can read it. */
class BodyEndedError extends Error {
  readonly statusCode = 400;
  readonly code = 'BODY_ENDED';
  constructor(cause?: Error) {
    super('The connection ended before the body did.', { cause });
  }
}

interface BodyStart {
  bytes: Buffer;
  /** Whether the body has ended; false when it is longer than `maxBytes`. */
  isWhole: boolean;
}

interface BodyStartLimits {
  /** Reading stops with the first chunk beyond this many bytes. */
  maxBytes: number;
  /** Timeout in milliseconds; by default the request timeout of the server applies. */
  withinMs?: number | undefined;
}

/**
 * Reads a body to its end, or until it is longer than `maxBytes`; the rest then stays in the stream, which is
 * paused. Rejects with a SlowBodyError after the timeout and with a BodyEndedError when the sender
 * disconnects.
 */
export function readBodyStart(body: Readable, { maxBytes, withinMs }: BodyStartLimits): Promise<BodyStart> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    let timer: NodeJS.Timeout | undefined;
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      body.off('data', onData).off('end', onEnd).off('error', onError).off('close', onClose);
      finish();
    };
    const whole = (isWhole: boolean) => () => resolve({ bytes: Buffer.concat(chunks, length), isWhole });
    const onData = (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length <= maxBytes) return;
      body.pause();
      settle(whole(false));
    };
    const onEnd = () => settle(whole(true));
    const onError = (error: Error) => settle(() => reject(new BodyEndedError(error)));
    const onClose = () => settle(() => reject(new BodyEndedError()));
    const onTime = () => {
      body.pause();
      settle(() => reject(new SlowBodyError()));
    };
    if (withinMs !== undefined) timer = setTimeout(onTime, withinMs);
    body.on('data', onData).on('end', onEnd).on('error', onError).on('close', onClose);
  });
}

/** Returns whether a request announces a body. */
export const hasBody = (headers: Readonly<Record<string, unknown>>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Returns whether a request is a multipart form. Its handler reads it, with a longer timeout. */
export const isForm = (headers: { 'content-type'?: string | undefined }): boolean =>
  headers['content-type']?.toLowerCase().startsWith('multipart/') === true;

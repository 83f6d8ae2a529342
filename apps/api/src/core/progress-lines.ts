import { AppError } from '@aabha/contracts/errors/errors';
import type { DocumentProgress, ProgressLine, ProgressLines } from '@aabha/contracts/wire/progress-lines';

/** Work that yields its progress, and returns its result. */
export type Work<T> = AsyncGenerator<DocumentProgress, T, undefined>;

/** Runs work to its end. Returns its result. */
export async function resultOf<T>(work: Work<T>): Promise<T> {
  for (;;) {
    const step = await work.next();
    if (step.done) return step.value;
  }
}

async function* linesOf<T>(
  work: Work<T>,
  first: IteratorResult<DocumentProgress, T>,
): AsyncGenerator<string> {
  const lineOf = (line: ProgressLine<T>) => `${JSON.stringify(line)}\n`;
  try {
    let step = first;
    for (; !step.done; step = await work.next()) yield lineOf(step.value);
    yield lineOf({ result: step.value });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    yield lineOf({ error: { code: error.code, message: error.message } });
  } finally {
    /* A reader that leaves stops the work. */
    await work.return(undefined as never);
  }
}

/**
 * Starts work whose progress is sent while it runs. Rejects where it is refused before its first progress; later refusals
 * are its last line, and other errors end the lines early.
 */
export async function startWork<T>(work: Work<T>): Promise<ProgressLines> {
  return { lines: linesOf(work, await work.next()) };
}

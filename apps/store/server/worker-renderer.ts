import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { RenderedPage } from './rendered-page';
import type { RenderRequest, RenderResponse } from './render-worker.types';

/**
 * Timeout of one page. Rendering takes milliseconds and its API calls eight seconds at most, so a slower
 * thread hangs.
 */
const RENDER_WITHIN_MS = 20_000;
const RESTART_AFTER_MS = 250;

interface WorkerRendererOptions {
  /** The file of the thread. */
  file: string;
  data: unknown;
  onError: (error: unknown) => void;
  renderWithinMs?: number;
}

export interface WorkerRenderer {
  /** Rejects when the page could not be rendered, or not in time. */
  render(path: string, ticket?: string): Promise<RenderedPage>;
  stop(): Promise<void>;
}

interface Job {
  resolve(page: RenderedPage): void;
  reject(error: unknown): void;
  timer: NodeJS.Timeout;
}

/** Buffers arrive from another thread as plain bytes. */
const toBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Requests in flight on the thread. */
function pendingJobs() {
  const jobs = new Map<number, Job>();
  let nextId = 0;
  const take = (id: number): Job | undefined => {
    const job = jobs.get(id);
    clearTimeout(job?.timer);
    jobs.delete(id);
    return job;
  };
  return {
    add(job: Job): number {
      nextId += 1;
      jobs.set(nextId, job);
      return nextId;
    },
    take,
    rejectAll(error: unknown): void {
      for (const id of jobs.keys()) take(id)?.reject(error);
    },
  };
}

/**
 * Renders pages on a separate thread, so that cached pages and API calls never wait for a rendering. Resolves
 * when the thread is ready. A thread that ends or hangs is replaced; its requests in flight are rejected.
 */
export async function startWorkerRenderer(options: WorkerRendererOptions): Promise<WorkerRenderer> {
  const pending = pendingJobs();
  let isStopping = false;

  const receive = (response: RenderResponse, ready: () => void) => {
    if (response.kind === 'ready') return ready();
    if (response.kind === 'error') return options.onError(toError(response.error));
    if (response.kind === 'failed') return pending.take(response.id)?.reject(toError(response.error));
    const { html, brotli, ...page } = response.page;
    pending.take(response.id)?.resolve({ ...page, html: toBuffer(html), brotli: toBuffer(brotli) });
  };
  const start = () =>
    new Promise<Worker>((resolve, reject) => {
      const thread = new Worker(options.file, { workerData: options.data });
      thread.on('message', (response: RenderResponse) => receive(response, () => resolve(thread)));
      thread.on('error', options.onError);
      thread.on('exit', (code) => {
        const ended = new Error(`The thread that renders pages ended with ${code}.`);
        reject(ended);
        pending.rejectAll(ended);
        if (!isStopping) replace();
      });
    });
  const replace = () => {
    worker = wait(RESTART_AFTER_MS).then(start);
    worker.catch(() => undefined);
  };
  let worker = start();
  await worker.catch((error: unknown) => {
    isStopping = true;
    throw error;
  });

  return {
    async render(path, ticket) {
      const thread = await worker;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => void thread.terminate(), options.renderWithinMs ?? RENDER_WITHIN_MS);
        const request: RenderRequest = { id: pending.add({ resolve, reject, timer }), path, ticket };
        thread.postMessage(request);
      });
    },
    async stop() {
      isStopping = true;
      await worker.then((thread) => thread.terminate()).catch(() => undefined);
    },
  };
}

function toError({ message, stack }: { message: string; stack?: string | undefined }): Error {
  return Object.assign(new Error(message), stack ? { stack } : {});
}

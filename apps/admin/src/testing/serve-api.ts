import { onTestFinished, vi } from 'vitest';
import { AppError } from '@aabha/contracts/errors/errors';

interface Responder {
  /** A method, so that a handler may name the type of its own input. */
  respond(input: unknown): unknown;
}

/** Returns the output of a procedure, or throws: an AppError is a refusal, anything else a lost connection. */
type Handler = Responder['respond'];

interface Call {
  path: string;
  input: unknown;
}

function refusalOf(path: string, error: AppError) {
  const { code: reason, status: httpStatus, message, fields = {} } = error;
  const data = { httpStatus, path, reason, message, fields, current: error.data?.current };
  return { error: { code: -32600, message, data } };
}

/**
 * Returns one result in tRPC's wire format, with the error data of the API. What is not served fails alone: calls of one
 * moment share a request, among them a late one of the test before.
 */
function resultOf(
  handlers: Readonly<Record<string, Handler>>,
  { path, input }: Call,
): { result?: { data: unknown }; error?: ReturnType<typeof refusalOf>['error'] } {
  const handler = handlers[path];
  if (!handler) return refusalOf(path, new AppError('INTERNAL'));
  try {
    return { result: { data: handler(input) } };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refusalOf(path, error);
  }
}

const respond = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** Responds to a REST path: with the text or the stream that its handler returns, or with a refusal. */
function respondToRest(handlers: Readonly<Record<string, Handler>>, call: Call, signal?: AbortSignal | null) {
  const { result, error } = resultOf(handlers, call);
  if (error) return respond({ message: error.message, data: error.data }, error.data.httpStatus);
  const data = result?.data;
  if (!(data instanceof ReadableStream)) return new Response(String(data));
  return new Response(data.pipeThrough(new TransformStream(), signal ? { signal } : {}));
}

/** `XMLHttpRequest` as forms with files use it: one procedure a request. */
const formRequest = (handleCall: (call: Call) => unknown) =>
  class extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = 200;
    responseText = '';
    #path = '';
    open(_method: string, url: string) {
      this.#path = url.replace('/trpc/', '');
    }
    setRequestHeader() {}
    abort() {}
    send(form: FormData) {
      queueMicrotask(() => {
        try {
          this.responseText = JSON.stringify(handleCall({ path: this.#path, input: form }));
          this.dispatchEvent(new Event('load'));
        } catch {
          this.dispatchEvent(new Event('error'));
        }
      });
    }
  };

/** What every form says besides what it is about, and what every list reads beside its records. */
const BESIDE: Readonly<Record<string, Handler>> = {
  'live.edit': () => ({ editors: [] }),
  'live.stopEditing': () => ({}),
  'savedViews.list': () => ({ viewList: [], order: [], default_view: '' }),
  'savedViews.count': (input) => ({ counts: (input as { filters: unknown[] }).filters.map(() => null) }),
};

/**
 * Serves `/trpc`, and REST paths by their whole names, at the edge of the browser, in place of the network, until the test ends. Returns the calls
 * in the order of their arrival.
 */
export function serveApi(handlers: Readonly<Record<string, Handler>>): Call[] {
  const calls: Call[] = [];
  const handleCall = (call: Call) => {
    if (call.path in BESIDE && !(call.path in handlers)) return resultOf(BESIDE, call);
    calls.push(call);
    return resultOf(handlers, call);
  };
  const fetchBatch = async (target: string, init: RequestInit) => {
    await Promise.resolve();
    const url = new URL(target, 'http://shop.test');
    const sent = init.method === 'POST' ? String(init.body) : (url.searchParams.get('input') ?? '{}');
    const inputs = JSON.parse(sent) as Record<string, unknown>;
    const paths = url.pathname.replace('/trpc/', '').split(',');
    try {
      if (url.pathname.startsWith('/api/v1/')) {
        const call = { path: url.pathname, input: inputs };
        calls.push(call);
        return respondToRest(handlers, call, init.signal);
      }
      return respond(paths.map((path, index) => handleCall({ path, input: inputs[index] })));
    } catch (error) {
      throw new TypeError('Failed to fetch', { cause: error });
    }
  };
  vi.stubGlobal('fetch', fetchBatch);
  vi.stubGlobal('XMLHttpRequest', formRequest(handleCall));
  onTestFinished(() => void vi.unstubAllGlobals());
  return calls;
}

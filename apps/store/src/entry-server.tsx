import { createRequestHandler, RouterServer } from '@tanstack/react-router/ssr/server';
import type { ServerManifest } from '@tanstack/router-core';
import {
  createSsrStreamResponse,
  getSsrStatus,
  transformReadableStreamWithRouter,
} from '@tanstack/router-core/ssr/server';
import { renderToReadableStream } from 'react-dom/server';
import { makeServerClient } from './lib/trpc';
import { makeRouter } from './router';
import './styles/app.css';

export interface RendererOptions {
  apiUrl: string;
  manifest: () => ServerManifest;
  onError: (error: unknown) => void;
}

type StoreRouter = ReturnType<typeof makeRouter>;

/** The whole page in order, nothing moved in later by script: such a page can be kept and shared. */
async function renderWhole(
  router: StoreRouter,
  request: Request,
  headers: Headers,
  onError: (error: unknown) => void,
) {
  const { signal } = request;
  const stream = await renderToReadableStream(<RouterServer router={router} />, {
    signal,
    onError,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await stream.allReady;
  const body = transformReadableStreamWithRouter(router, stream, { signal });
  return createSsrStreamResponse(
    router,
    new Response(body as BodyInit, { status: getSsrStatus(router), headers }),
  );
}

/**
 * Renders any path of the storefront for a visitor, with data from the API over HTTP. `nonce` marks the page's own
 * inline scripts, and nothing that came from data.
 */
export function createRenderer({ apiUrl, manifest, onError }: RendererOptions) {
  return (request: Request, nonce: string): Promise<Response> => {
    const handle = createRequestHandler({
      request,
      createRouter: () =>
        makeRouter(makeServerClient(apiUrl, request.signal), new URL(request.url).origin, nonce),
      getRouterManifest: manifest,
    });
    return handle(({ router, responseHeaders }) => renderWhole(router, request, responseHeaders, onError));
  };
}

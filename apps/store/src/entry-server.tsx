import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { createRequestHandler, RouterServer } from '@tanstack/react-router/ssr/server';
import type { ServerManifest } from '@tanstack/router-core';
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/router-core/ssr/server';
import { renderToPipeableStream } from 'react-dom/server';
import { makeServerClient } from './lib/trpc';
import { makeRouter } from './router';
import './styles/app.css';

export interface RendererOptions {
  apiUrl: string;
  manifest: () => ServerManifest;
  /** Empty where Google Analytics is not used. */
  googleAnalyticsId: string;
  onError: (error: unknown) => void;
}

/* The renderer and the router both begin a page with it. */
const DOCTYPE = /^<!DOCTYPE html>/;

/** The whole page in order, nothing moved in later by script: such a page can be kept and shared. */
function renderToHtml(page: ReactNode, signal: AbortSignal, onError: (error: unknown) => void) {
  return new Promise<string>((resolve, reject) => {
    const pieces: Buffer[] = [];
    const whole = new Writable({
      write(piece: Buffer, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        resolve(Buffer.concat(pieces).toString());
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError,
      onShellError: reject,
      onAllReady: () => void pipe(whole),
    });
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
}

/** A page as the storefront's server keeps it. */
export interface RenderedHtml {
  status: number;
  headers: Headers;
  html: string;
  /** Whether anything in it may be outdated, since the API could not ask its database. */
  isStale: boolean;
}

/**
 * Renders any path of the storefront for a visitor, with data from the API over HTTP. `nonce` marks the page's own
 * inline scripts, and nothing that came from data. The page is one piece of text all the way: it is kept whole anyhow,
 * and each stream between its makers costs as much as a good part of the rendering.
 */
export function createRenderer({ apiUrl, manifest, googleAnalyticsId, onError }: RendererOptions) {
  return async (request: Request, nonce: string): Promise<RenderedHtml> => {
    const { signal } = request;
    let isStale = false;
    const client = makeServerClient(apiUrl, signal, () => (isStale = true));
    const handle = createRequestHandler({
      request,
      createRouter: () =>
        makeRouter(client, { origin: new URL(request.url).origin, googleAnalyticsId, nonce }),
      getRouterManifest: manifest,
    });
    let html = '';
    const { status, headers } = await handle(async ({ router, responseHeaders }) => {
      const page = await renderToHtml(<RouterServer router={router} />, signal, onError);
      const status = getSsrStatus(router);
      html = await transformHtmlStringWithRouter(router, page.replace(DOCTYPE, ''), { signal });
      return new Response(null, { status, headers: responseHeaders });
    });
    return { status, headers, html, isStale };
  };
}

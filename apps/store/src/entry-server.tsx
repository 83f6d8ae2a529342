import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { createRequestHandler, RouterServer } from '@tanstack/react-router/ssr/server';
import type { ServerManifest } from '@tanstack/router-core';
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/router-core/ssr/server';
import { renderToPipeableStream } from 'react-dom/server';
import { RouteAssetsContext, type AssetsByRouteId } from './lib/route-assets';
import { makeServerClient } from './lib/trpc';
import { makeRouter } from './router';
import './styles/app.css';

interface RendererOptions {
  apiUrl: string;
  manifest: () => ServerManifest;
  /** Styles and scripts of each route; empty in development, where the bundler adds them. */
  assets: AssetsByRouteId;
  /** Empty where Google Analytics is not used. */
  googleAnalyticsId: string;
  onError: (error: unknown) => void;
}

/** Both the renderer and the router start a page with it. */
const DOCTYPE = '<!DOCTYPE html>';

/**
 * Waits for the whole page, so that no script moves content in later and the page can be cached and shared.
 */
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

/** A rendered page for the storefront's server. */
export interface RenderedHtml {
  status: number;
  headers: Headers;
  html: string;
  /** Whether its data may be outdated, since the API could not reach its database. */
  isStale: boolean;
}

/**
 * Renders any path of the storefront for a visitor, with data from the API over HTTP. `nonce` marks the
 * page's own inline scripts, and nothing from data. With `ticket`, the page shows a place in a waiting room and
 * is for its owner alone. The page is one string throughout: it is cached whole,
 * and each stream in between would cost a large part of the rendering time.
 */
export function createRenderer({ apiUrl, manifest, assets, googleAnalyticsId, onError }: RendererOptions) {
  return async (request: Request, nonce: string, ticket?: string): Promise<RenderedHtml> => {
    const { signal } = request;
    let isStale = false;
    const client = makeServerClient(apiUrl, signal, () => (isStale = true));
    const handle = createRequestHandler({
      request,
      createRouter: () =>
        makeRouter(client, { origin: new URL(request.url).origin, googleAnalyticsId, nonce, ticket }),
      getRouterManifest: manifest,
    });
    let html = '';
    const { status, headers } = await handle(async ({ router, responseHeaders }) => {
      const page = await renderToHtml(
        <RouteAssetsContext value={assets}>
          <RouterServer router={router} />
        </RouteAssetsContext>,
        signal,
        onError,
      );
      const status = getSsrStatus(router);
      html = await transformHtmlStringWithRouter(router, page.slice(DOCTYPE.length), { signal });
      return new Response(null, { status, headers: responseHeaders });
    });
    return { status, headers, html, isStale };
  };
}

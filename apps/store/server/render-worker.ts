import { BASE_PATH } from '@aabha/messages/language';
import { parentPort, workerData } from 'node:worker_threads';
import { createRenderer } from '../src/entry-server';
import { readBuildAssets } from './build-assets';
import { renderPage, type RenderPageOptions } from './render-page';
import type { RenderRequest, RenderResponse, RenderWorkerData } from './render-worker.types';

/* The render thread: each request message gets one response message. */

const { clientFolder, apiUrl, storeUrl, paymentOrigins, googleAnalyticsId } = workerData as RenderWorkerData;
const { manifest, assets } = readBuildAssets(clientFolder, BASE_PATH);

const respond = (response: RenderResponse) => parentPort?.postMessage(response);

const describe = (error: unknown) =>
  error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) };

const options: RenderPageOptions = {
  render: createRenderer({
    apiUrl,
    manifest: () => manifest,
    assets,
    googleAnalyticsId,
    onError: (error) => respond({ kind: 'error', error: describe(error) }),
  }),
  paymentOrigins,
  storeUrl,
  allowGoogleAnalytics: googleAnalyticsId !== '',
  production: true,
};

parentPort?.on('message', ({ id, path, ticket }: RenderRequest) => {
  renderPage(path, options, ticket).then(
    (page) => respond({ kind: 'page', id, page }),
    (error: unknown) => respond({ kind: 'failed', id, error: describe(error) }),
  );
});
respond({ kind: 'ready' });

import { parentPort, workerData } from 'node:worker_threads';
import { createRenderer } from '../src/entry-server';
import { readStyles } from './inline-styles';
import { renderPage, type RenderPageOptions } from './render-page';
import type { RenderRequest, RenderResponse, RenderWorkerData } from './render-worker.types';
import { readBuildManifest, toRouterManifest } from './router-manifest';

/* The render thread: each request message gets one response message. */

const { clientFolder, apiUrl, storeUrl, paymentOrigins, googleAnalyticsId } = workerData as RenderWorkerData;
const built = readBuildManifest(clientFolder);
const manifest = toRouterManifest(built);

const respond = (response: RenderResponse) => parentPort?.postMessage(response);

const describe = (error: unknown) =>
  error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) };

const options: RenderPageOptions = {
  render: createRenderer({
    apiUrl,
    manifest: () => manifest,
    googleAnalyticsId,
    onError: (error) => respond({ kind: 'error', error: describe(error) }),
  }),
  paymentOrigins,
  storeUrl,
  allowGoogleAnalytics: googleAnalyticsId !== '',
  styles: readStyles(clientFolder, built),
  production: true,
};

parentPort?.on('message', ({ id, path }: RenderRequest) => {
  renderPage(path, options).then(
    (page) => respond({ kind: 'page', id, page }),
    (error: unknown) => respond({ kind: 'failed', id, error: describe(error) }),
  );
});
respond({ kind: 'ready' });

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

interface MetricsOptions {
  /** 0 for any free port. */
  port: number;
  host: string;
  /** The kind of process, such as `api-worker`. */
  service: string;
  version: string;
}

/** The metrics of a process. */
export interface ProcessMetrics {
  /** The library, to make metrics with. */
  prom: typeof import('prom-client');
  registry: Registry;
  /** The address that Prometheus scrapes. */
  url: string;
  /** Adds work for `stop`. */
  onStop(work: () => void): void;
  stop(): Promise<void>;
}

/** Starts to listen. A port in use rejects with a line that names the setting. */
async function listen(server: Server, { host, port }: MetricsOptions): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        'code' in error && error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Set METRICS_PORT to another one for each process.`)
          : error,
      ),
    );
    server.listen(port, host, resolve);
  });
  const { address, family, port: actual } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${actual}/metrics`;
}

/** Answers `GET /metrics` with the metrics in the text format of Prometheus, and everything else with 404. */
function metricsServer(registry: Registry): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  }).unref();
}

/**
 * Serves the metrics of this process on a port of their own, which must not be public. They start with those of Node.js
 * (memory, processor, event loop delay, garbage collection) and the build.
 */
export async function openProcessMetrics(options: MetricsOptions): Promise<ProcessMetrics> {
  /* Loaded here, so that a process without metrics does not load it. */
  const prom = await import('prom-client');
  const registry = new prom.Registry();
  prom.collectDefaultMetrics({ register: registry });
  new prom.Gauge({
    name: 'aabha_build_info',
    help: 'Always 1; the labels tell what runs.',
    labelNames: ['service', 'version', 'node'],
    registers: [registry],
  }).set({ service: options.service, version: options.version, node: process.version }, 1);
  const server = metricsServer(registry);
  const works: (() => void)[] = [];
  return {
    prom,
    registry,
    url: await listen(server, options),
    onStop: (work) => works.push(work),
    stop: () =>
      new Promise((resolve) => {
        for (const work of works) work();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

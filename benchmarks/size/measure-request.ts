import { threadCpuMs, type Harness, type Server } from '../harness/harness';
import { median } from '../load/load';
import type { ListRequest } from '../admin-lists/calls';

const UNAVAILABLE = 503;

/** A shop of one size: its API, and how to ask it. */
export interface MeasuredShop {
  api: Server;
  headers: Record<string, string>;
}

/** What a request takes, in milliseconds; medians. Only processor times can be compared on a busy machine. */
export interface RequestCost {
  responseMs: number;
  databaseMs: number;
  /** Processor time of API and database together. */
  processorMs: number;
}

const NEVER: RequestCost = { responseMs: Infinity, databaseMs: Infinity, processorMs: Infinity };

/** Sends the request and returns whether it was served; what the time limit of statements ends is not. */
async function send(
  { api, headers }: MeasuredShop,
  { name, procedure, input }: ListRequest,
): Promise<boolean> {
  const url = `${api.url}/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;
  const response = await fetch(url, { headers });
  const text = await response.text();
  if (response.status === UNAVAILABLE) return false;
  if (response.status !== 200) throw new Error(`${name} responded ${response.status}: ${text.slice(0, 300)}`);
  return true;
}

/**
 * Returns what a request costs, sent several times one after the other, without the first, which reads what is not in
 * memory yet. Short requests are sent more often, so that interference does not decide. One that is ended by a time limit
 * takes for ever.
 */
export async function measureRequest(
  harness: Pick<Harness, 'databaseCpuMs'>,
  shop: MeasuredShop,
  request: ListRequest,
  times: number,
): Promise<RequestCost> {
  const first = performance.now();
  if (!(await send(shop, request))) return NEVER;
  const isShort = performance.now() - first < 50;
  const responses: number[] = [];
  const databases: number[] = [];
  const processors: number[] = [];
  for (let time = 0; time < (isShort ? times * 3 : times); time += 1) {
    const before = { database: harness.databaseCpuMs(), api: threadCpuMs(shop.api.pid) };
    const startedMs = performance.now();
    await send(shop, request);
    responses.push(performance.now() - startedMs);
    const databaseMs = harness.databaseCpuMs() - before.database;
    databases.push(databaseMs);
    processors.push(databaseMs + threadCpuMs(shop.api.pid) - before.api);
  }
  return {
    responseMs: median(responses),
    databaseMs: median(databases),
    processorMs: median(processors),
  };
}

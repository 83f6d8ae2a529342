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
export async function send(
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

/** A request, and the shop as its caller sees it. */
export interface Prepared {
  request: ListRequest;
  shop: MeasuredShop;
}

async function measureOnce(
  harness: Pick<Harness, 'databaseCpuMs'>,
  { shop, request }: Prepared,
): Promise<RequestCost> {
  const before = { database: harness.databaseCpuMs(), api: threadCpuMs(shop.api.pid) };
  const startedMs = performance.now();
  await send(shop, request);
  const responseMs = performance.now() - startedMs;
  const databaseMs = harness.databaseCpuMs() - before.database;
  return { responseMs, databaseMs, processorMs: databaseMs + threadCpuMs(shop.api.pid) - before.api };
}

const medianOf = (costs: readonly RequestCost[]): RequestCost => ({
  responseMs: median(costs.map(({ responseMs }) => responseMs)),
  databaseMs: median(costs.map(({ databaseMs }) => databaseMs)),
  processorMs: median(costs.map(({ processorMs }) => processorMs)),
});

/**
 * Returns what a request costs in two shops, sent to each in turn, so that other work on the machine changes both alike, without
 * the first, which reads what is not in memory yet. Short requests are sent more often, so that interference does not decide.
 * One that is ended by a time limit takes for ever.
 */
export async function measureInTurn(
  harness: Pick<Harness, 'databaseCpuMs'>,
  both: readonly [Prepared, Prepared],
  times: number,
): Promise<[RequestCost, RequestCost]> {
  const startedMs = performance.now();
  const served = [await send(both[0].shop, both[0].request), await send(both[1].shop, both[1].request)];
  const isShort = performance.now() - startedMs < 100;
  const costs: [RequestCost[], RequestCost[]] = [[], []];
  for (let time = 0; time < (isShort ? times * 3 : times); time += 1)
    for (const at of [0, 1] as const) if (served[at]) costs[at].push(await measureOnce(harness, both[at]));
  return [served[0] ? medianOf(costs[0]) : NEVER, served[1] ? medianOf(costs[1]) : NEVER];
}

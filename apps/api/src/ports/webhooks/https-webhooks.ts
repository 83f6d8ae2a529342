import { lookup } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isAccepted } from '@aabha/contracts/webhooks/webhooks.rules';
import { ANSWER_BYTES, WEBHOOK_TIMEOUT_MS } from '@aabha/contracts/webhooks/webhooks.values';
import { isPublicAddress } from './public-address';
import { webhookUrlError } from './webhook-url-error';
import type { WebhookAnswer, WebhookRequest, WebhooksPort } from './webhooks';

/** Returns the addresses of a name. */
type Resolve = (host: string) => Promise<readonly string[]>;

interface HttpsWebhooksOptions {
  /** Whether http and addresses that are not public are allowed: for development. */
  isLocal: boolean;
  resolve?: Resolve;
  timeoutMs?: number;
}

const resolveName: Resolve = async (host) =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/** A failure whose text staff read. */
class Refusal extends Error {
  override name = 'Refusal';
}

const TEXTS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The name of the address is unknown.',
  EAI_AGAIN: 'The name of the address could not be looked up.',
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed without an answer.',
  EPIPE: 'The connection was closed without an answer.',
  ETIMEDOUT: 'The receiver cannot be reached.',
  EHOSTUNREACH: 'The receiver cannot be reached.',
  ENETUNREACH: 'The receiver cannot be reached.',
  CERT_HAS_EXPIRED: 'The certificate of the receiver has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of the receiver is self-signed.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is of another name.',
};

function textOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'))
    return 'There was no whole answer in time.';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return TEXTS[code] ?? `The request failed${code === '' ? '' : ` (${code})`}.`;
}

/** Returns the host of an address as it is resolved: one of IPv6 without its brackets. */
const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '');

/** Rejects when the signal aborts, since a lookup of a name cannot be aborted. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/** Returns the one address to connect to. Throws where any address of the name is not public. */
async function addressOf(url: URL, resolve: Resolve, isLocal: boolean): Promise<string> {
  const host = hostOf(url);
  const addresses = isIP(host) === 0 ? await resolve(host) : [host];
  const [first] = addresses;
  if (first === undefined) throw new Refusal('The name of the address is unknown.');
  if (!isLocal && !addresses.every(isPublicAddress))
    throw new Refusal('The address leads into a private network.');
  return first;
}

/** Returns a lookup that knows one address: the connection goes to what was checked, whatever the name says by then. */
const only =
  (address: string): LookupFunction =>
  (_host, options, done) => {
    const family = isIP(address);
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };

/** Returns the first bytes of an answer; the rest is not read. */
async function readStart(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    parts.push(part as Buffer);
    size += (part as Buffer).length;
    if (size >= ANSWER_BYTES) break;
  }
  return Buffer.concat(parts).subarray(0, ANSWER_BYTES).toString('utf8').replaceAll('\0', '');
}

interface Exchange extends WebhookRequest {
  to: URL;
  address: string;
  signal: AbortSignal;
}

/** Sends a request. Resolves with the head of the answer; follows no redirect. */
const exchange = ({ to, address, signal, headers, body }: Exchange) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const send = to.protocol === 'https:' ? requestHttps : requestHttp;
    const sent = send(
      to,
      {
        ...{ method: 'POST', agent: false, lookup: only(address), signal },
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      },
      resolve,
    );
    sent.on('error', reject);
    sent.on('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new Refusal('The receiver wanted to change the protocol.'));
    });
    sent.end(body);
  });

function errorOf(status: number): string | null {
  if (isAccepted(status)) return null;
  return status >= 300 && status < 400
    ? `The receiver answered ${status}; redirects are not followed.`
    : `The receiver answered ${status}.`;
}

/**
 * Sends webhooks with node's own client (docs/spec/webhooks.md#safety): the name is resolved once, every address of it is
 * checked, and the connection goes to the checked one.
 */
export function httpsWebhooks({
  isLocal,
  resolve = resolveName,
  timeoutMs = WEBHOOK_TIMEOUT_MS,
}: HttpsWebhooksOptions): WebhooksPort {
  const refusalOf = (text: string) => {
    const error = webhookUrlError(text, isLocal);
    if (error !== undefined || isLocal) return error;
    const host = hostOf(new URL(text));
    const isPrivate = isIP(host) === 0 ? /(^|\.)localhost\.?$/.test(host) : !isPublicAddress(host);
    return isPrivate ? 'The address leads into a private network.' : undefined;
  };
  const attempt = async (request: WebhookRequest): Promise<WebhookAnswer> => {
    const refusal = refusalOf(request.url);
    if (refusal !== undefined) throw new Refusal(refusal);
    const to = new URL(request.url);
    const signal = AbortSignal.timeout(timeoutMs);
    const late = aborted(signal);
    const address = await Promise.race([addressOf(to, resolve, isLocal), late]);
    const response = await exchange({ ...request, to, address, signal });
    const status = response.statusCode ?? 0;
    try {
      const answer = await Promise.race([readStart(response), late]);
      return { status, answer, error: errorOf(status) };
    } catch (error) {
      return { status, answer: '', error: textOf(error) };
    } finally {
      response.destroy();
    }
  };
  return {
    refusalOf,
    send: (request) =>
      attempt(request).catch((error: unknown) => ({ status: null, answer: '', error: textOf(error) })),
  };
}

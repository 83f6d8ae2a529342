import { Agent, request } from 'node:http';

/** The outcomes of the calls of one kind. */
export interface Tally {
  durationsMs: number[];
  /** Responses with 503 and `Retry-After`. */
  shed: number;
  failed: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 2000 });

function send(
  url: string,
  body: unknown,
  token?: string,
): Promise<{ status: number; text: string; retryAfter: boolean }> {
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        method: 'POST',
        agent,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
      },
      (response) => {
        let received = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (received += chunk));
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: received,
            retryAfter: response.headers['retry-after'] !== undefined,
          }),
        );
      },
    );
    outgoing.once('error', reject);
    outgoing.end(text);
  });
}

/** Sends calls and counts the outcomes of each kind; prints the first failures. */
export class Calls {
  readonly tallies = new Map<string, Tally>();
  private printed = 0;

  /** Returns the data of a response; counts and throws any status but 200. */
  async post(kind: string, url: string, body: unknown, token?: string): Promise<Record<string, never>> {
    const tally = this.tallyOf(kind);
    const from = performance.now();
    const response = await send(url, body, token).catch((error: Error) => ({
      status: 0,
      text: error.message,
      retryAfter: false,
    }));
    if (response.status === 200) {
      tally.durationsMs.push(performance.now() - from);
      const whole = JSON.parse(response.text) as { data?: Record<string, never> };
      return whole.data ?? (whole as unknown as Record<string, never>);
    }
    if (response.status === 503 && response.retryAfter) tally.shed += 1;
    else {
      tally.failed += 1;
      this.printed += 1;
      if (this.printed <= 5)
        process.stderr.write(`${kind}: ${response.status} ${response.text.slice(0, 300)}\n`);
    }
    throw new Error(`${kind} responded ${response.status}`);
  }

  private tallyOf(kind: string): Tally {
    const tally = this.tallies.get(kind) ?? { durationsMs: [], shed: 0, failed: 0 };
    this.tallies.set(kind, tally);
    return tally;
  }
}

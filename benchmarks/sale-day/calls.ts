import { Agent, request } from 'node:http';

/** What came of the calls of one kind. */
export interface Tally {
  tookMs: number[];
  /** Asked to come again (503 with `Retry-After`). */
  shed: number;
  failed: number;
}

export interface Answer {
  status: number;
  data: Record<string, never>;
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
      (answer) => {
        let said = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (said += chunk));
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: said,
            retryAfter: answer.headers['retry-after'] !== undefined,
          }),
        );
      },
    );
    outgoing.once('error', reject);
    outgoing.end(text);
  });
}

/** Makes calls and keeps the count of each kind. The first failures are printed, so that they can be understood. */
export class Calls {
  readonly tallies = new Map<string, Tally>();
  private told = 0;

  /** Throws for anything but 200, after counting it. */
  async post(kind: string, url: string, body: unknown, token?: string): Promise<Record<string, never>> {
    const tally = this.tallyOf(kind);
    const from = performance.now();
    const answer = await send(url, body, token).catch((error: Error) => ({
      status: 0,
      text: error.message,
      retryAfter: false,
    }));
    if (answer.status === 200) {
      tally.tookMs.push(performance.now() - from);
      const whole = JSON.parse(answer.text) as { data?: Record<string, never> };
      return whole.data ?? (whole as unknown as Record<string, never>);
    }
    if (answer.status === 503 && answer.retryAfter) tally.shed += 1;
    else {
      tally.failed += 1;
      this.told += 1;
      if (this.told <= 5) process.stderr.write(`${kind}: ${answer.status} ${answer.text.slice(0, 300)}\n`);
    }
    throw new Error(`${kind} was answered with ${answer.status}`);
  }

  private tallyOf(kind: string): Tally {
    const tally = this.tallies.get(kind) ?? { tookMs: [], shed: 0, failed: 0 };
    this.tallies.set(kind, tally);
    return tally;
  }
}

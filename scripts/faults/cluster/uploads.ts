import { setTimeout as wait } from 'node:timers/promises';
import { aPicture, formOf } from '@aabha/api/testing/forms';
import { lostBy, readToEnd } from '../calls';
import type { Outcome } from '../outcome';
import type { ShopUnderTest } from '../shop-under-test';

const PAUSE_MS = 300;
const RESPONSE_WITHIN_MS = 40_000;
const COLOURS = 0x1_00_00_00;
/** Pictures of almost the same colour are the same once they are compressed. */
const COLOUR_STEP = 0x47_3d_8b;

interface Upload {
  startedAtMs: number;
  endedAtMs: number;
}

async function upload(admin: string, token: string, number: number): Promise<Outcome<unknown>> {
  /* Each picture is another one, so that each is stored. */
  const colour = `#${((number * COLOUR_STEP) % COLOURS).toString(16).padStart(6, '0')}`;
  const fields = { name: `Pictured ${number}`, companyName: 'Surya', price: '30000', stock: '1' };
  const response = await fetch(`${admin}/api/v1/product/add-product`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    body: formOf({ ...fields, img: await aPicture({ colour }) }),
    signal: AbortSignal.timeout(RESPONSE_WITHIN_MS),
  });
  return readToEnd(response);
}

/** A member of staff who adds televisions with a picture, one after the other. */
export class Uploads {
  private readonly stored: Upload[] = [];
  /** The reason of the latest refusal. */
  refusal: string | undefined;
  refused = 0;

  constructor(
    private readonly environment: ShopUnderTest,
    private readonly admin: string,
    private readonly token: string,
  ) {}

  async run(): Promise<void> {
    for (let number = 1; this.environment.atWork; number += 1) {
      const startedAtMs = Date.now();
      const outcome = await upload(this.admin, this.token, number).catch(lostBy);
      if (outcome.kind === 'done') this.stored.push({ startedAtMs, endedAtMs: Date.now() });
      else {
        this.refused += 1;
        this.refusal = outcome.kind === 'lost' ? outcome.why : outcome.message;
      }
      await wait(PAUSE_MS);
    }
  }

  get count(): number {
    return this.stored.length;
  }

  /** Returns the end of the first upload that started after a time. */
  firstAfter(timeMs: number): number | undefined {
    return this.stored.find(({ startedAtMs }) => startedAtMs >= timeMs)?.endedAtMs;
  }

  /** Returns a line for each picture that a row names and the shop does not serve. */
  async missingPictures(): Promise<string[]> {
    const rows = await this.environment.database.sql<{ file: string }[]>`
      select fallback_file as file from media`;
    const missing: string[] = [];
    for (const { file } of rows) {
      const response = await fetch(`${this.environment.plain.url}/media/${file}`);
      await response.arrayBuffer();
      if (!response.ok) missing.push(`the picture ${file} has a row and is ${response.status}`);
    }
    return rows.length < this.stored.length
      ? [...missing, `${this.stored.length} pictures were confirmed and ${rows.length} have a row`]
      : missing;
  }
}

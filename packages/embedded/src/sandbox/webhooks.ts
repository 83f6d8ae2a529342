import { createHmac, randomBytes } from 'node:crypto';
import type { Books } from './books';
import type { SandboxOrder, SandboxPayment, SandboxRefund } from './entities';
import type { Faults } from './faults';

const ANSWER_WITHIN_MS = 5000;
const FIRST_RETRY_MS = 1000;
const GIVE_UP_AFTER = 12;
const TICK_MS = 100;

type EventName =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'order.paid'
  | 'refund.created'
  | 'refund.processed'
  | 'refund.failed';

interface Facts {
  payment?: SandboxPayment;
  order?: SandboxOrder;
  refund?: SandboxRefund;
}

/** Delivers signed events at least once, with back-off, over restarts too; faults make them late, double or none. */
export class Webhooks {
  private timer: NodeJS.Timeout | undefined;
  private readonly running = new Set<Promise<void>>();
  private readonly inHand = new Set<string>();

  constructor(
    private readonly books: Books,
    private readonly target: { url: string; secret: string },
    private readonly faults: Faults,
  ) {}

  setUrl(url: string): void {
    this.target.url = url;
  }

  /** Queues an event with the entities it is about. */
  emit(event: EventName, facts: Facts): void {
    const deliveries = this.faults.takeDeliveries();
    if (deliveries.length === 0) return;
    const contains = Object.keys(facts);
    const payload = Object.fromEntries(
      Object.entries(facts).map(([name, entity]) => {
        const { idempotencyKey: _key, ...shown } = { idempotencyKey: null, ...entity };
        return [name, { entity: shown }];
      }),
    );
    const createdAt = Math.floor(Date.now() / 1000);
    const body = JSON.stringify({
      entity: 'event',
      account_id: 'acc_sandbox',
      event,
      contains,
      payload,
      created_at: createdAt,
    });
    const id = randomBytes(10).toString('hex');
    for (const lateMs of deliveries)
      this.books.state.events.push({ id, body, attempts: 0, dueAtMs: Date.now() + lateMs });
    this.books.save();
  }

  start(onTick: () => void): void {
    this.timer = setInterval(() => {
      onTick();
      this.deliverDue();
    }, TICK_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await Promise.allSettled(this.running);
    this.books.save();
  }

  private deliverDue(): void {
    const due = this.books.state.events.filter(
      (event) => event.dueAtMs <= Date.now() && !this.inHand.has(event.id),
    );
    for (const event of due) {
      if (this.inHand.has(event.id)) continue;
      this.inHand.add(event.id);
      const work = this.deliver(event).finally(() => {
        this.inHand.delete(event.id);
        this.running.delete(work);
      });
      this.running.add(work);
    }
  }

  private async deliver(event: Books['state']['events'][number]): Promise<void> {
    event.attempts += 1;
    const { events: all } = this.books.state;
    const older = all.slice(0, all.indexOf(event));
    if (older.some(({ attempts }) => attempts === 0)) this.faults.met.eventsOvertaken += 1;
    const ok = await this.post(event.id, event.body);
    if (ok || event.attempts >= GIVE_UP_AFTER) {
      const { events } = this.books.state;
      events.splice(events.indexOf(event), 1);
    } else {
      event.dueAtMs = Date.now() + FIRST_RETRY_MS * 2 ** Math.min(event.attempts - 1, 6);
    }
    this.books.save();
  }

  private async post(id: string, body: string): Promise<boolean> {
    const signature = createHmac('sha256', this.target.secret).update(body).digest('hex');
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-signature': signature,
      'x-razorpay-event-id': id,
    };
    try {
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
      const answer = await fetch(this.target.url, { method: 'POST', headers, body, signal });
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      return false;
    }
  }
}

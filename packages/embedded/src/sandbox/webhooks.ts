import { createHmac, randomBytes } from 'node:crypto';
import type { SandboxPayments } from './sandbox-payments';
import { gone, saved } from './record-log';
import type { SandboxEvent, SandboxOrder, SandboxPayment, SandboxRefund } from './entities';
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
    private readonly ledger: SandboxPayments,
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
    /* An event that is sent twice has one id and is two deliveries. */
    for (const [index, lateMs] of deliveries.entries())
      this.ledger.records.write(
        saved('events', `${id}.${index}`, {
          id,
          body,
          attempts: 0,
          dueAtMs: Date.now() + lateMs,
        }),
      );
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
  }

  private deliverDue(): void {
    for (const [key, event] of this.ledger.records.entries('events')) {
      if (event.dueAtMs > Date.now() || this.inHand.has(event.id)) continue;
      this.inHand.add(event.id);
      const work = this.deliver(key, event).finally(() => {
        this.inHand.delete(event.id);
        this.running.delete(work);
      });
      this.running.add(work);
    }
  }

  private async deliver(key: string, event: SandboxEvent): Promise<void> {
    const { records } = this.ledger;
    event.attempts += 1;
    if (this.overtakes(key)) this.faults.met.eventsOvertaken += 1;
    const ok = await this.post(event.id, event.body);
    if (ok || event.attempts >= GIVE_UP_AFTER) return records.write(gone('events', key));
    event.dueAtMs = Date.now() + FIRST_RETRY_MS * 2 ** Math.min(event.attempts - 1, 6);
    records.write(saved('events', key, event));
  }

  /** Whether an older event has not been sent yet. Only those that still have to be delivered are looked at. */
  private overtakes(key: string): boolean {
    for (const [other, { attempts }] of this.ledger.records.entries('events')) {
      if (other === key) return false;
      if (attempts === 0) return true;
    }
    return false;
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
      const response = await fetch(this.target.url, { method: 'POST', headers, body, signal });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }
}

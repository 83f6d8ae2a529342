import { existsSync, readFileSync, renameSync } from 'node:fs';
import { RecordLog, type Change, type RecordKind } from './record-log';
import type { SandboxRecords, SandboxState } from './entities';

type Tables = { [K in RecordKind]: Map<string, SandboxRecords[K]> };

const emptyTables = (): Tables => ({
  orders: new Map(),
  payments: new Map(),
  refunds: new Map(),
  events: new Map(),
  late: new Map(),
  lateRefunds: new Map(),
  settlements: new Map(),
});

/** The state file of earlier versions, one JSON document in which newer fields are missing. */
function* changesOf(state: Partial<SandboxState>): Generator<Change> {
  for (const value of state.orders ?? []) yield { kind: 'orders', key: value.id, value };
  for (const value of state.payments ?? []) yield { kind: 'payments', key: value.id, value };
  for (const value of state.refunds ?? []) yield { kind: 'refunds', key: value.id, value };
  for (const [index, value] of (state.events ?? []).entries())
    yield { kind: 'events', key: `${value.id}.${index}`, value };
  for (const value of state.late ?? []) yield { kind: 'late', key: value.paymentId, value };
  for (const value of state.lateRefunds ?? []) yield { kind: 'lateRefunds', key: value.refundId, value };
}

const PAGED = ['orders', 'payments', 'refunds', 'settlements'] as const;
type PagedKind = (typeof PAGED)[number];
const isPaged = (kind: RecordKind): kind is PagedKind => PAGED.some((paged) => paged === kind);

interface Place {
  key: string;
  at: number;
}

/** Which part of a list is wanted: times in seconds, both ends included. */
export interface PageRange {
  from: number;
  to: number;
  skip: number;
  count: number;
}

/** Puts a record after all that are not newer. New ones come last, so that it rarely looks further than the end. */
function insertByTime(places: Place[], place: Place): void {
  let index = places.length;
  while (index > 0 && (places[index - 1]?.at ?? 0) > place.at) index -= 1;
  places.splice(index, 0, place);
}

/** How many records of a list sorted by time are from before this second. */
function countBefore(places: readonly Place[], second: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle]?.at ?? 0) < second) low = middle + 1;
    else high = middle;
  }
  return low;
}

function add<T>(index: Map<string, T[]>, key: string, value: T): void {
  const present = index.get(key);
  if (present) present.push(value);
  else index.set(key, [value]);
}

/** The records of the sandbox, indexed by id and by reference, and appended to a log when there is a file. */
export class Records {
  private readonly tables = emptyTables();
  private readonly log: RecordLog | undefined;
  private readonly byTime: Record<PagedKind, Place[]> = {
    orders: [],
    payments: [],
    refunds: [],
    settlements: [],
  };
  private readonly orderOfReceipt = new Map<string, string>();
  private readonly paymentsOfOrder = new Map<string, string[]>();
  private readonly refundsOfPayment = new Map<string, string[]>();
  private readonly refundOfKey = new Map<string, string>();
  /** Payments and refunds that are in no settlement, by id. */
  private readonly openEntities = new Map<string, 'payments' | 'refunds'>();

  /** `file` is the state file of earlier versions; the log is beside it. */
  constructor(file: string | undefined) {
    if (file === undefined) return;
    this.log = new RecordLog(`${file}.log`);
    if (this.log.exists()) this.log.replay((change) => this.apply(change));
    else if (existsSync(file)) this.takeOver(file);
    if (this.log.isWorthRewriting(this.count())) this.log.rewrite(this.all());
  }

  /** The state file of an earlier version becomes the beginning of the log; it stays beside it under another name. */
  private takeOver(file: string): void {
    const state = JSON.parse(readFileSync(file, 'utf8')) as Partial<SandboxState>;
    for (const change of changesOf(state)) this.apply(change);
    this.log?.rewrite(this.all());
    renameSync(file, `${file}.taken-over`);
  }

  private count(): number {
    return Object.values(this.tables).reduce((sum, table: Map<string, unknown>) => sum + table.size, 0);
  }

  private *all(): Generator<Change> {
    for (const kind of Object.keys(this.tables) as RecordKind[])
      for (const [key, value] of this.tables[kind]) yield { kind, key, value } as Change;
  }

  private apply(change: Change): void {
    const table = this.tables[change.kind] as Map<string, SandboxRecords[RecordKind]>;
    if (change.value === null) return void table.delete(change.key);
    if (!table.has(change.key)) this.index(change);
    table.set(change.key, change.value);
  }

  private index({ kind, key, value }: Change): void {
    if (isPaged(kind) && value && 'created_at' in value)
      insertByTime(this.byTime[kind], { key, at: value.created_at });
    if (kind === 'payments' || kind === 'refunds') this.openEntities.set(key, kind);
    if (kind === 'settlements')
      for (const { entity_id: settled } of value?.lines ?? []) this.openEntities.delete(settled);
    if (kind === 'orders' && value?.receipt) this.orderOfReceipt.set(value.receipt, key);
    if (kind === 'payments' && value) add(this.paymentsOfOrder, value.order_id, key);
    if (kind === 'refunds' && value) {
      add(this.refundsOfPayment, value.payment_id, key);
      if (value.idempotencyKey !== null) this.refundOfKey.set(value.idempotencyKey, key);
    }
  }

  /** Writes changes that belong together, all or none. */
  write(...changes: Change[]): void {
    this.log?.append(changes);
    for (const change of changes) this.apply(change);
  }

  find<K extends RecordKind>(kind: K, key: string): SandboxRecords[K] | undefined {
    return this.tables[kind].get(key);
  }

  /** A part of the records of a kind, newest first. Its cost depends on the size of the part alone. */
  page<K extends PagedKind>(kind: K, { from, to, skip, count }: PageRange): SandboxRecords[K][] {
    const places = this.byTime[kind];
    const end = countBefore(places, to + 1) - skip;
    const start = Math.max(countBefore(places, from), end - count);
    if (end <= start) return [];
    const keys = places.slice(start, end).reverse();
    return keys.flatMap(({ key }) => this.tables[kind].get(key) ?? []);
  }

  /** All of a kind, oldest first. */
  list<K extends RecordKind>(kind: K): SandboxRecords[K][] {
    return [...this.tables[kind].values()];
  }

  entries<K extends RecordKind>(kind: K): MapIterator<[string, SandboxRecords[K]]> {
    return this.tables[kind].entries();
  }

  orderByReceipt(receipt: string) {
    return this.tables.orders.get(this.orderOfReceipt.get(receipt) ?? '');
  }

  paymentsOf(orderId: string) {
    return (this.paymentsOfOrder.get(orderId) ?? []).flatMap((id) => this.tables.payments.get(id) ?? []);
  }

  refundsOf(paymentId: string) {
    return (this.refundsOfPayment.get(paymentId) ?? []).flatMap((id) => this.tables.refunds.get(id) ?? []);
  }

  /** Payments and refunds that are in no settlement, oldest first; failed ones among them. */
  unsettled(): { kind: 'payments' | 'refunds'; key: string }[] {
    return [...this.openEntities].map(([key, kind]) => ({ kind, key }));
  }

  refundByKey(key: string) {
    return this.tables.refunds.get(this.refundOfKey.get(key) ?? '');
  }

  close(): void {
    this.log?.close();
  }
}

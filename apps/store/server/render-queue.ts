/** The render queue is full, or this page has waited too long. */
export class RenderQueueFull extends Error {
  override name = 'RenderQueueFull';
}

export interface RenderQueueOptions {
  /** Maximum of concurrent renderings. */
  maxRunning: number;
  /** Maximum of waiting pages; one network (an IPv4 address or an IPv6 /64) may use half of them. */
  maxWaiting: number;
  maxWaitMs: number;
}

interface Job {
  network: string;
  start(): void;
  refuse(): void;
}

/**
 * Limits concurrent renderings, the length of the queue and the waiting time. One network cannot fill the
 * whole queue. Pages that were rendered before come first, since many visitors request them.
 */
export class RenderQueue {
  readonly #first: Job[] = [];
  readonly #others: Job[] = [];
  #running = 0;

  constructor(private readonly options: RenderQueueOptions) {}

  /** Whether the next page would have to wait. */
  get isBusy(): boolean {
    return this.#running >= this.options.maxRunning;
  }

  /**
   * Runs `work` when a slot is free. Rejects with RenderQueueFull when the queue is full or the wait is too
   * long.
   */
  async run<T>(job: { network: string; isRefresh: boolean }, work: () => Promise<T>): Promise<T> {
    if (this.isBusy) await this.#turn(job);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      this.#passOn();
    }
  }

  /** Passes the slot of finished work directly to the next in the queue, so that no new work takes it. */
  #passOn(): void {
    const next = this.#first.shift() ?? this.#others.shift();
    if (next) next.start();
    else this.#running -= 1;
  }

  #turn({ network, isRefresh }: { network: string; isRefresh: boolean }): Promise<void> {
    const line = isRefresh ? this.#first : this.#others;
    const { maxWaiting, maxWaitMs } = this.options;
    const ofNetwork = line.filter((job) => job.network === network).length;
    if (line.length >= maxWaiting || (!isRefresh && ofNetwork >= maxWaiting / 2))
      return Promise.reject(new RenderQueueFull());
    return new Promise((resolve, reject) => {
      const job: Job = {
        network,
        start: () => {
          clearTimeout(timer);
          resolve();
        },
        refuse: () => {
          line.splice(line.indexOf(job), 1);
          reject(new RenderQueueFull());
        },
      };
      const timer = setTimeout(job.refuse, maxWaitMs);
      line.push(job);
    });
  }
}

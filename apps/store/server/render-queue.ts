/** Says that too many pages wait to be rendered, or this one has waited too long. */
export class RenderQueueFull extends Error {
  override name = 'RenderQueueFull';
}

export interface RenderQueueOptions {
  /** Pages that are rendered at the same time. */
  maxRunning: number;
  /** Pages that wait; of one network (an IPv4 address or an IPv6 /64) at most half of them. */
  maxWaiting: number;
  maxWaitMs: number;
}

interface Job {
  network: string;
  start(): void;
  refuse(): void;
}

/**
 * Limits how many pages are rendered at a time, and how many wait for it and how long. Nobody can fill the whole queue
 * from one network. Pages that were rendered before go first: many visitors look at them.
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

  /** Runs `work` when there is room. Rejects with RenderQueueFull where there is none, or not in time. */
  async run<T>(job: { network: string; isRefresh: boolean }, work: () => Promise<T>): Promise<T> {
    if (this.isBusy) await this.#turn(job);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      this.#passOn();
    }
  }

  /** Gives the place of work that is done to whoever waits next, so that nobody slips in between. */
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

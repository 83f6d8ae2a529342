const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Progress in numbered steps, each with the time it took. A step that fails says which it was. */
export class Steps {
  private count = 0;
  private readonly startedAt = Date.now();

  constructor(private readonly quiet = false) {}

  async run<T>(title: string, work: () => Promise<T>): Promise<T> {
    this.count += 1;
    const began = Date.now();
    this.write(`  ${this.count}. ${title}…`);
    try {
      const result = await work();
      this.write(` ${seconds(Date.now() - began)}\n`);
      return result;
    } catch (error) {
      this.write(' failed\n');
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(`${title}: ${why}`, { cause: error });
    }
  }

  elapsed(): string {
    return seconds(Date.now() - this.startedAt);
  }

  private write(text: string): void {
    if (!this.quiet) process.stdout.write(text);
  }
}

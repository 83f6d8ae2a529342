import { ManagedProcess } from '../stack/managed-process';

/** An API process that the harness kills with SIGKILL and starts again. */
export class ApiProcess extends ManagedProcess {
  readonly url: string;

  constructor(options: {
    name: string;
    bundle: string;
    port: number;
    env: Record<string, string>;
    logFile: string;
    /** Called when the process exits without having been killed by the harness. */
    onDeath: (message: string) => void;
  }) {
    const { bundle, port, onDeath, ...rest } = options;
    const url = `http://127.0.0.1:${port}`;
    super(
      {
        ...rest,
        args: ['--enable-source-maps', bundle],
        env: { ...options.env, API_PORT: String(port) },
        readyUrl: `${url}/readyz`,
      },
      onDeath,
    );
    this.url = url;
  }

  /** Kills the process with SIGKILL and waits until it has exited. */
  async kill(): Promise<void> {
    await this.stop('SIGKILL');
  }
}

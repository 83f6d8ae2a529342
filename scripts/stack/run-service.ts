function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`${name} is missing.`);
  return value;
}

/** Runs a service of the stack in this process until SIGTERM or SIGINT; exits with 1 when it does not start. */
export function runService(
  start: (setting: (name: string) => string) => Promise<{ stop(): Promise<void> }>,
): void {
  const fail = (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  };
  const starting = Promise.resolve(setting).then(start);
  starting.catch(fail);
  const stop = () => {
    starting
      .then((service) => service.stop())
      .then(() => process.exit(0))
      .catch(fail);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

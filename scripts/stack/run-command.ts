/** Runs a command for a person: its last word on success, one clear line and a failing exit code otherwise. */
export function runCommand(work: () => Promise<string>): void {
  work().then(
    (message) => process.stdout.write(`${message}\n`),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    },
  );
}

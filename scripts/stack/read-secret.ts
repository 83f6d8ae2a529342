import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Reads one line of the terminal or of standard input; what is typed on a terminal is not shown. */
export function readSecret(prompt: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input: process.stdin,
    output: silent,
    terminal: process.stdin.isTTY,
  });
  if (process.stdin.isTTY) process.stdout.write(prompt);
  return new Promise((resolve) => {
    lines.once('line', (line) => {
      resolve(line);
      lines.close();
      if (process.stdin.isTTY) process.stdout.write('\n');
    });
    lines.once('close', () => resolve(''));
  });
}

import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  fstatSync,
  ftruncateSync,
  readSync,
  renameSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { SandboxRecords } from './entities';

export type RecordKind = keyof SandboxRecords;

/** A record as it is from now on, or gone. */
export type Change = {
  [K in RecordKind]: { kind: K; key: string; value: SandboxRecords[K] | null };
}[RecordKind];

export const saved = <K extends RecordKind>(kind: K, key: string, value: SandboxRecords[K]): Change =>
  ({ kind, key, value }) as unknown as Change;

export const gone = (kind: RecordKind, key: string): Change => ({ kind, key, value: null });

/** A log is written anew at the start when it has this many times as many lines as records. */
const REWRITE_FACTOR = 2;
const BLOCK = 2000;
const NEWLINE = 0x0a;
const PIECE_BYTES = 1 << 20;

/**
 * The lines of a log, read in pieces. What a killed process wrote of its last line is cut off, so that the next one
 * begins anew.
 */
function* readLines(file: string): Generator<string> {
  const descriptor = openSync(file, 'r');
  const piece = Buffer.alloc(PIECE_BYTES);
  let rest: Buffer[] = [];
  let whole = 0;
  try {
    for (;;) {
      const bytes = readSync(descriptor, piece, 0, PIECE_BYTES, null);
      if (bytes === 0) break;
      let from = 0;
      for (let to = piece.indexOf(NEWLINE); to >= 0 && to < bytes; to = piece.indexOf(NEWLINE, from)) {
        const line = Buffer.concat([...rest, piece.subarray(from, to)]);
        rest = [];
        whole += line.length + 1;
        from = to + 1;
        yield line.toString('utf8');
      }
      if (from < bytes) rest.push(Buffer.from(piece.subarray(from, bytes)));
    }
  } finally {
    closeSync(descriptor);
  }
  if (rest.length > 0) truncateSync(file, whole);
}

/** Writes the whole text; the system may take less than that at a time. */
function writeAll(descriptor: number, text: string): number {
  const content = Buffer.from(text);
  for (let done = 0; done < content.length;) done += writeSync(descriptor, content, done);
  return content.length;
}

/**
 * An append-only log of the sandbox's records: each change is appended before the response is sent, so that it survives
 * a killed process and costs the same whatever the number of records.
 */
export class RecordLog {
  private descriptor: number | undefined;
  private size: number | undefined;
  private lines = 0;

  constructor(private readonly file: string) {
    mkdirSync(dirname(file), { recursive: true });
  }

  exists(): boolean {
    return existsSync(this.file);
  }

  /** Gives every change that was written, in order. */
  replay(apply: (change: Change) => void): void {
    for (const line of readLines(this.file)) {
      for (const change of JSON.parse(line) as Change[]) apply(change);
      this.lines += 1;
    }
  }

  isWorthRewriting(records: number): boolean {
    return this.lines > REWRITE_FACTOR * records + BLOCK;
  }

  /** Writes a log of these alone, and puts it in the place of the present one in one step. */
  rewrite(changes: Iterable<Change>): void {
    const beside = `${this.file}.tmp`;
    const to = openSync(beside, 'w');
    let block: string[] = [];
    const flush = () => {
      if (block.length > 0) writeAll(to, `${block.join('\n')}\n`);
      block = [];
    };
    for (const change of changes) {
      block.push(JSON.stringify([change]));
      if (block.length >= BLOCK) flush();
    }
    flush();
    closeSync(to);
    this.close();
    renameSync(beside, this.file);
  }

  /** Writes changes that belong together as one line, so that all of them survive or none. */
  append(changes: readonly Change[]): void {
    this.descriptor ??= openSync(this.file, 'a');
    const { descriptor } = this;
    this.size ??= fstatSync(descriptor).size;
    try {
      this.size += writeAll(descriptor, `${JSON.stringify(changes)}\n`);
    } catch (error) {
      /* A full disk may have taken a part, which the next line must not follow. */
      ftruncateSync(descriptor, this.size);
      throw error;
    }
  }

  close(): void {
    if (this.descriptor !== undefined) closeSync(this.descriptor);
    this.descriptor = undefined;
    this.size = undefined;
  }
}

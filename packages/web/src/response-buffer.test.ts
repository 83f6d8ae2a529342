import { Readable } from 'node:stream';
import { buffer as wholeOf } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { ResponseBuffer } from './response-buffer';

const PIECE = Buffer.alloc(16 * 1024, 'x');
const PIECES = 64;
const LENGTH = PIECE.length * PIECES;

/** An API response that arrives in chunks. */
function aResponse(): Readable {
  return Readable.from(
    Array.from({ length: PIECES }, () => PIECE),
    { objectMode: false },
  );
}

it('reads a response from its source before the client reads it, and passes on the same bytes', async () => {
  const buffer = new ResponseBuffer();
  const source = aResponse();
  const buffered = buffer.hold(source, String(LENGTH));
  await vi.waitFor(() => expect(source.readableEnded).toBe(true));
  expect(buffer.reserved).toBe(LENGTH);
  expect((await wholeOf(buffered)).equals(Buffer.alloc(LENGTH, 'x'))).toBe(true);
  await vi.waitFor(() => expect(buffer.reserved).toBe(0));
});

it('buffers no more than its limit', async () => {
  const buffer = new ResponseBuffer(LENGTH);
  const [first, second] = [aResponse(), aResponse()];
  const buffered = buffer.hold(first, String(LENGTH));
  const waiting = buffer.hold(second, undefined);
  await vi.waitFor(() => expect(first.readableEnded).toBe(true));
  expect(second.readableEnded).toBe(false);
  expect((await wholeOf(waiting)).length).toBe(LENGTH);
  buffered.destroy();
  await vi.waitFor(() => expect(buffer.reserved).toBe(0));
});

it('closes the source when the client disconnects', async () => {
  const source = aResponse();
  new ResponseBuffer(0).hold(source, undefined).destroy();
  await vi.waitFor(() => expect(source.destroyed).toBe(true));
});

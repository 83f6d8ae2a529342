import { Readable } from 'node:stream';
import { buffer as wholeOf } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { ResponseBuffer } from './response-buffer';

const PIECE = Buffer.alloc(16 * 1024, 'x');
const PIECES = 64;
const LENGTH = PIECE.length * PIECES;

/** A response of the API that comes in pieces. */
function aResponse(): Readable {
  return Readable.from(
    Array.from({ length: PIECES }, () => PIECE),
    { objectMode: false },
  );
}

it('takes a response from its source although nobody reads it, and hands out the same bytes', async () => {
  const buffer = new ResponseBuffer();
  const source = aResponse();
  const held = buffer.hold(source, String(LENGTH));
  await vi.waitFor(() => expect(source.readableEnded).toBe(true));
  expect(buffer.reserved).toBe(LENGTH);
  expect((await wholeOf(held)).equals(Buffer.alloc(LENGTH, 'x'))).toBe(true);
  await vi.waitFor(() => expect(buffer.reserved).toBe(0));
});

it('holds no more than there is room for', async () => {
  const buffer = new ResponseBuffer(LENGTH);
  const [first, second] = [aResponse(), aResponse()];
  const held = buffer.hold(first, String(LENGTH));
  const waiting = buffer.hold(second, undefined);
  await vi.waitFor(() => expect(first.readableEnded).toBe(true));
  expect(second.readableEnded).toBe(false);
  expect((await wholeOf(waiting)).length).toBe(LENGTH);
  held.destroy();
  await vi.waitFor(() => expect(buffer.reserved).toBe(0));
});

it('ends a source whose reader went away', async () => {
  const source = aResponse();
  new ResponseBuffer(0).hold(source, undefined).destroy();
  await vi.waitFor(() => expect(source.destroyed).toBe(true));
});

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isMediaName } from '@aabha/db/media/media-name';
import { mediaType } from '@aabha/db/media/media-type';
import type { ByteRange } from '@aabha/db/media/media-store';
import type { FilesPort } from '../ports/files/files';
import { notFound } from './failures';

const RANGE = /^bytes=(\d*)-(\d*)$/;

/** Returns the bytes that a Range header asks of a file; undefined for the whole, 'none' where the file has none of them. */
function rangeOf(header: string, size: number): ByteRange | 'none' | undefined {
  const [, first = '', last = ''] = RANGE.exec(header) ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && first !== '' && Number(last) < Number(first)) return undefined;
  return start < size && start <= end ? { start, end } : 'none';
}

/** A name always has the same content, so it is its own validator. */
const headersOf = (name: string) => ({
  'content-type': mediaType(name),
  'cache-control': 'public, max-age=31536000, immutable',
  'accept-ranges': 'bytes',
  etag: `"${name}"`,
});

const hasTag = (header: string | undefined, name: string) =>
  header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${name}"`) ?? false;

async function sendFile(request: FastifyRequest, reply: FastifyReply, files: FilesPort, name: string) {
  const file = await files.open(name);
  if (!file) return notFound(request, reply);
  return reply.headers(headersOf(name)).header('content-length', file.size).send(file.stream);
}

async function sendPart(request: FastifyRequest, reply: FastifyReply, files: FilesPort, name: string) {
  const size = (await files.stat(name))?.size;
  if (size === undefined) return notFound(request, reply);
  const range = rangeOf(request.headers.range ?? '', size);
  if (range === undefined) return sendFile(request, reply, files, name);
  if (range === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const file = await files.open(name, range);
  if (!file) return notFound(request, reply);
  return reply
    .code(206)
    .headers(headersOf(name))
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', file.size)
    .send(file.stream);
}

async function sendHead(request: FastifyRequest, reply: FastifyReply, files: FilesPort, name: string) {
  const found = await files.stat(name);
  if (!found) return notFound(request, reply);
  return reply.headers(headersOf(name)).header('content-length', found.size).send();
}

/**
 * Serves pictures by content hash: a name always has the same content, so caches may store it for a year
 * (docs/spec/media.md#derived-pictures). `makeMissing` makes files that are derived at their first request.
 */
export function media(files: FilesPort, makeMissing: (name: string) => Promise<void>) {
  return async function mediaPlugin(app: FastifyInstance): Promise<void> {
    app.route<{ Params: { name: string } }>({
      method: ['GET', 'HEAD'],
      url: '/:name',
      handler: async (request, reply) => {
        const { name } = request.params;
        if (!isMediaName(name)) return notFound(request, reply);
        if (hasTag(request.headers['if-none-match'], name))
          return reply.code(304).headers(headersOf(name)).send();
        await makeMissing(name);
        if (request.method === 'HEAD') return sendHead(request, reply, files, name);
        const ifRange = request.headers['if-range'];
        const isPart =
          request.headers.range !== undefined && (ifRange === undefined || hasTag(String(ifRange), name));
        return isPart ? sendPart(request, reply, files, name) : sendFile(request, reply, files, name);
      },
    });
  };
}

import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { assertMediaName, isMediaName } from './media-name';
import type { BucketSettings } from './media-place';
import type { MediaEntry, MediaStore, StreamedContent } from './media-store';
import { MediaUnavailable } from './media-unavailable';

type Sdk = typeof import('@aws-sdk/client-s3');

/** How long the server may take, in milliseconds. */
interface BucketTimeouts {
  connect: number;
  /** From the start of a read to its response, with all tries. */
  read: number;
  /** From the start of a change to its response, with all tries. */
  write: number;
  /** Without a byte on a connection in use. */
  idle: number;
}

const TIMEOUTS: BucketTimeouts = { connect: 2000, read: 5000, write: 30_000, idle: 10_000 };
const TRIES = 3;
/* Failures are errors of their calls; the SDK would also print some. */
const nothing = () => undefined;
const SILENT = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing };
/** As the API sends it: a CDN may read the bucket. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
const reasonOf = ({ name, message }: Error) => (message && message !== name ? `${name}, ${message}` : name);
const isMissing = (error: unknown) => statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket';

function openClient({ S3Client: Client }: Sdk, settings: BucketSettings, timeouts: BucketTimeouts): S3Client {
  const { region, endpoint, isPathStyle, key } = settings;
  return new Client({
    region,
    endpoint,
    forcePathStyle: isPathStyle,
    credentials: key && { accessKeyId: key.id, secretAccessKey: key.secret },
    /* Servers other than AWS refuse the checksum trailers that the SDK sends by default. */
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: TRIES,
    logger: SILENT,
    requestHandler: { connectionTimeout: timeouts.connect, socketTimeout: timeouts.idle },
  });
}

type Run<T> = (sdk: Sdk, client: S3Client, options: { abortSignal: AbortSignal }) => Promise<T>;

/**
 * Returns a function that calls the server within a time limit: a missing object is undefined, any other failure a
 * MediaUnavailable. The SDK is loaded with the first call, so that a shop with a folder has its memory free.
 */
function bucketCaller(settings: BucketSettings, timeouts: BucketTimeouts) {
  let opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined;
  const open = () =>
    (opened ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: openClient(sdk, settings, timeouts),
    })));
  return async function call<T>(
    limitMs: number,
    run: Run<T>,
    abort = new AbortController(),
  ): Promise<T | undefined> {
    const { sdk, client } = await open();
    const timer = setTimeout(() => abort.abort(`no response in ${limitMs} ms`), limitMs);
    try {
      return await run(sdk, client, { abortSignal: abort.signal });
    } catch (error) {
      if (isMissing(error)) return undefined;
      const reason = abort.signal.aborted ? String(abort.signal.reason) : reasonOf(error as Error);
      throw new MediaUnavailable(`The bucket ${settings.bucket} cannot be used: ${reason}`);
    } finally {
      clearTimeout(timer);
    }
  };
}

type Call = ReturnType<typeof bucketCaller>;
const timeOf = (at: Date | undefined) => at ?? new Date(Number.NaN);

async function* filesOf(call: Call, { bucket, prefix }: BucketSettings, limitMs: number) {
  const where = { Bucket: bucket, Prefix: prefix, Delimiter: '/' };
  let token: string | undefined;
  do {
    const input = { ...where, ContinuationToken: token };
    const page = await call(limitMs, (sdk, client, options) =>
      client.send(new sdk.ListObjectsV2Command(input), options),
    );
    for (const { Key = '', Size = 0, LastModified } of page?.Contents ?? []) {
      const name = Key.slice(prefix.length);
      if (isMediaName(name)) yield { name, size: Size, modifiedAt: timeOf(LastModified) };
    }
    token = page?.NextContinuationToken;
  } while (token !== undefined);
}

async function putFile(
  call: Call,
  object: { Bucket: string; Key: string; ContentType: string },
  content: Uint8Array | StreamedContent,
  limitMs: number,
): Promise<void> {
  const isBytes = content instanceof Uint8Array;
  const body = isBytes
    ? { Body: content, ContentLength: content.length }
    : { Body: content.stream, ContentLength: content.size };
  const input = { ...object, ...body, CacheControl: CACHE_CONTROL };
  const abort = new AbortController();
  if (!isBytes) content.stream.once('error', () => abort.abort('the content broke off'));
  await call(limitMs, (sdk, client, options) => client.send(new sdk.PutObjectCommand(input), options), abort);
}

/** Returns the store of files in a bucket. */
export function bucketStore(settings: BucketSettings, timeouts = TIMEOUTS): MediaStore {
  const call = bucketCaller(settings, timeouts);
  const objectOf = (name: string) => {
    assertMediaName(name);
    return { Bucket: settings.bucket, Key: settings.prefix + name };
  };
  const stat = async (name: string): Promise<MediaEntry | undefined> => {
    const object = objectOf(name);
    const head = await call(timeouts.read, (sdk, client, options) =>
      client.send(new sdk.HeadObjectCommand(object), options),
    );
    return head && { name, size: head.ContentLength ?? 0, modifiedAt: timeOf(head.LastModified) };
  };
  return {
    stat,
    has: async (name) => (await stat(name)) !== undefined,
    put: async (name, content, ContentType) =>
      putFile(call, { ...objectOf(name), ContentType }, content, timeouts.write),
    async open(name, range) {
      const object = { ...objectOf(name), Range: range && `bytes=${range.start}-${range.end}` };
      const found = await call(timeouts.read, (sdk, client, options) =>
        client.send(new sdk.GetObjectCommand(object), options),
      );
      return found && { size: found.ContentLength ?? 0, stream: found.Body as Readable };
    },
    list: () => filesOf(call, settings, timeouts.read),
    async remove(name) {
      const object = objectOf(name);
      await call(timeouts.write, (sdk, client, options) =>
        client.send(new sdk.DeleteObjectCommand(object), options),
      );
    },
  };
}

type Variables = Readonly<Record<string, string | undefined>>;

/** A bucket of a server that speaks the S3 protocol. */
export interface BucketSettings {
  bucket: string;
  region: string;
  /** Of a server other than AWS. */
  endpoint?: string;
  /** Whether the bucket stands in the path of a URL instead of its host name. */
  isPathStyle: boolean;
  /** Before each file's name, with a slash at its end, or empty. */
  prefix: string;
  /** Without a key the SDK finds one as on AWS: the role of the machine or of the pod. */
  key?: { id: string; secret: string };
}

/** Where the shop's pictures are. */
export type MediaPlace = { kind: 'folder'; folder: string } | { kind: 'bucket'; settings: BucketSettings };

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*\/?$/;
const NAMES = ['ENDPOINT', 'REGION', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY', 'PATH_STYLE', 'PREFIX'] as const;

const isHttpUrl = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

function* bucketErrors(of: (name: string) => string | undefined): Generator<string> {
  const [endpoint, pathStyle, prefix] = [of('ENDPOINT'), of('PATH_STYLE'), of('PREFIX')];
  if (!BUCKET.test(of('BUCKET') ?? '')) yield 'MEDIA_S3_BUCKET must be the name of a bucket';
  if (endpoint !== undefined && !isHttpUrl(endpoint))
    yield 'MEDIA_S3_ENDPOINT must be an http:// or https:// URL';
  if (of('REGION') === undefined) yield 'MEDIA_S3_REGION is missing';
  if (of('ACCESS_KEY_ID') === undefined && (endpoint ?? of('SECRET_ACCESS_KEY')) !== undefined)
    yield 'MEDIA_S3_ACCESS_KEY_ID is missing';
  if (of('SECRET_ACCESS_KEY') === undefined && (endpoint ?? of('ACCESS_KEY_ID')) !== undefined)
    yield 'MEDIA_S3_SECRET_ACCESS_KEY is missing';
  if (pathStyle !== undefined && !['true', 'false'].includes(pathStyle))
    yield 'MEDIA_S3_PATH_STYLE must be true or false';
  if (prefix !== undefined && !PREFIX.test(prefix))
    yield 'MEDIA_S3_PREFIX must be names with slashes between them, such as shop/media';
}

/**
 * Returns where pictures are by the settings: in the bucket `MEDIA_S3_BUCKET`, or else in the folder `MEDIA_DIR`. Returns
 * the errors of wrong settings instead, each with the name of its variable.
 */
export function readMediaPlace(env: Variables): MediaPlace | string[] {
  const of = (name: string) => env[`MEDIA_S3_${name}`] || undefined;
  if (of('BUCKET') === undefined) {
    if (NAMES.some((name) => of(name) !== undefined)) return ['MEDIA_S3_BUCKET is missing'];
    return env.MEDIA_DIR ? { kind: 'folder', folder: env.MEDIA_DIR } : ['MEDIA_DIR is missing'];
  }
  const errors = [...bucketErrors(of)];
  if (errors.length > 0) return errors;
  const [endpoint, id, secret, prefix] = [
    ...[of('ENDPOINT'), of('ACCESS_KEY_ID'), of('SECRET_ACCESS_KEY'), of('PREFIX')],
  ];
  return {
    kind: 'bucket',
    settings: {
      bucket: of('BUCKET') ?? '',
      region: of('REGION') ?? '',
      endpoint,
      isPathStyle: (of('PATH_STYLE') ?? String(endpoint !== undefined)) === 'true',
      prefix: prefix === undefined ? '' : `${prefix.replace(/\/$/, '')}/`,
      key: id === undefined || secret === undefined ? undefined : { id, secret },
    },
  };
}

import { describe, expect, it } from 'vitest';
import { readMediaPlace } from './media-place';

const R2 = {
  MEDIA_S3_ENDPOINT: 'https://account.r2.cloudflarestorage.com',
  MEDIA_S3_BUCKET: 'shop-pictures',
  MEDIA_S3_REGION: 'auto',
  MEDIA_S3_ACCESS_KEY_ID: 'key',
  MEDIA_S3_SECRET_ACCESS_KEY: 'secret',
};

describe('the place of pictures', () => {
  it('is the folder by default', () => {
    expect(readMediaPlace({ MEDIA_DIR: '/media', MEDIA_S3_BUCKET: '' })).toEqual({
      kind: 'folder',
      folder: '/media',
    });
    expect(readMediaPlace({})).toEqual(['MEDIA_DIR is missing']);
  });

  it('is the bucket where one is named, also beside a folder', () => {
    expect(readMediaPlace({ ...R2, MEDIA_DIR: '/media', MEDIA_S3_PREFIX: 'shop/media' })).toEqual({
      kind: 'bucket',
      settings: {
        bucket: 'shop-pictures',
        region: 'auto',
        endpoint: 'https://account.r2.cloudflarestorage.com',
        isPathStyle: true,
        prefix: 'shop/media/',
        key: { id: 'key', secret: 'secret' },
      },
    });
  });

  it('is on AWS without an endpoint, with the name of the bucket in the host, and a role instead of a key', () => {
    expect(readMediaPlace({ MEDIA_S3_BUCKET: 'shop-pictures', MEDIA_S3_REGION: 'ap-south-1' })).toMatchObject(
      { settings: { isPathStyle: false, prefix: '', endpoint: undefined, key: undefined } },
    );
    expect(readMediaPlace({ ...R2, MEDIA_S3_PATH_STYLE: 'false' })).toMatchObject({
      settings: { isPathStyle: false },
    });
  });

  it.each<[string, Record<string, string>]>([
    ['MEDIA_S3_BUCKET is missing', { MEDIA_S3_BUCKET: '' }],
    ['MEDIA_S3_BUCKET must be the name of a bucket', { MEDIA_S3_BUCKET: 'https://bucket' }],
    ['MEDIA_S3_REGION is missing', { MEDIA_S3_REGION: '' }],
    ['MEDIA_S3_ENDPOINT must be an http:// or https:// URL', { MEDIA_S3_ENDPOINT: 'minio:9000' }],
    ['MEDIA_S3_ACCESS_KEY_ID is missing', { MEDIA_S3_ACCESS_KEY_ID: '' }],
    ['MEDIA_S3_SECRET_ACCESS_KEY is missing', { MEDIA_S3_SECRET_ACCESS_KEY: '' }],
    ['MEDIA_S3_SECRET_ACCESS_KEY is missing', { MEDIA_S3_SECRET_ACCESS_KEY: '', MEDIA_S3_ENDPOINT: '' }],
    ['MEDIA_S3_PATH_STYLE must be true or false', { MEDIA_S3_PATH_STYLE: 'yes' }],
    [
      'MEDIA_S3_PREFIX must be names with slashes between them, such as shop/media',
      { MEDIA_S3_PREFIX: '/x' },
    ],
    [
      'MEDIA_S3_PREFIX must be names with slashes between them, such as shop/media',
      { MEDIA_S3_PREFIX: 'a/../b' },
    ],
  ])('is refused: %s', (error, over) => {
    expect(readMediaPlace({ ...R2, ...over })).toEqual([error]);
  });
});

import sharp from 'sharp';
import type { RestResponse, TestShop } from './test-shop';

/** Fields of a form: a text, a file, or several of them for one name. */
export type FormFields = Record<string, string | File | readonly (string | File)[]>;

export function formOf(fields: FormFields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const entry of Array.isArray(value) ? value : [value]) form.append(name, entry as string | File);
  return form;
}

/** Sends a multipart form over REST. Fails when the response does not match the OpenAPI document. */
export async function sendForm<T extends object = Record<string, never>>(
  shop: TestShop,
  path: string,
  fields: FormFields,
  token?: string,
): Promise<RestResponse<T>> {
  const response = await fetch(`${shop.url}/api/v1${path}`, {
    method: 'POST',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body: formOf(fields),
  });
  const { status, headers } = response;
  const body = (await response.json()) as RestResponse<T>['body'];
  shop.assertDescribed('POST', path, { status, type: headers.get('content-type'), body });
  return { status, headers, body };
}

interface Drawn {
  width?: number;
  height?: number;
  colour?: string;
  format?: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif';
}

/** Returns the bytes of a plain picture. */
export function pictureBytes({ width = 120, height = 80, colour = '#3949ab', format = 'png' }: Drawn = {}) {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();
}

/** Returns a plain picture as a file of a form. */
export async function aPicture(drawn: Drawn = {}, name = `picture.${drawn.format ?? 'png'}`): Promise<File> {
  return new File([await pictureBytes(drawn)], name);
}

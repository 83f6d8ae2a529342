import type { FetchedPage } from './observe-page';

const TIMEOUT_MS = 10_000;
/** A page of the shop has a tenth of it. */
const MOST_BYTES = 4 * 1024 * 1024;

async function readLimited(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > MOST_BYTES) throw new Error('The page is too long.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Fetches a page of the shop as a visitor without account and cookies; redirects are not followed. A page that cannot be
 * read has the status 0.
 */
export async function fetchPage(storeUrl: string, path: string): Promise<FetchedPage> {
  try {
    const response = await fetch(new URL(path, storeUrl), {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { accept: 'text/html', 'user-agent': 'Aabha self-audit' },
    });
    return {
      path,
      status: response.status,
      redirect: response.headers.get('location') ?? '',
      policy: response.headers.get('content-security-policy') ?? '',
      html: await readLimited(response),
    };
  } catch {
    return { path, status: 0, redirect: '', policy: '', html: '' };
  }
}

import { requestFile } from '../../data/request-file';

const PATH = '/api/v1/gst/gstr1/json';
const END_OF_OBJECT = 0x7d;
const BROKEN_OFF = 'The download stopped before its end.';

async function readJson(response: Response, onProgress: (bytes: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    bytes += part.value.length;
    onProgress(bytes);
  }
  if (parts.at(-1)?.at(-1) !== END_OF_OBJECT) throw new Error(BROKEN_OFF);
  return new Blob(parts, { type: 'application/json' });
}

/** Downloads the JSON of a month. Rejects unless the file is complete; `signal` aborts it. */
export async function downloadGstr1(
  period: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (bytes: number) => void },
): Promise<{ fileName: string; content: Blob }> {
  const { response, fileName } = await requestFile(PATH, { filters: { period } }, signal);
  const content = await readJson(response, onProgress).catch((error: unknown) => {
    throw signal.aborted ? error : new Error(BROKEN_OFF, { cause: error });
  });
  return { fileName: fileName || `GSTR1-${period}.json`, content };
}

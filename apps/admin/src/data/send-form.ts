const watchers = new WeakMap<FormData, (share: number) => void>();

/** Receives the uploaded share of a form, from 0 to 1. */
export function watchSending(form: FormData, onSent: (share: number) => void): FormData {
  watchers.set(form, onSent);
  return form;
}

/** `fetch` for forms with files: the browser's own does not report upload progress. */
export const sendForm: typeof fetch = (url, init) =>
  new Promise((resolve, reject) => {
    const form = init?.body as FormData;
    const request = new XMLHttpRequest();
    request.open('POST', url instanceof Request ? url.url : url);
    for (const [name, value] of Object.entries((init?.headers ?? {}) as Record<string, string>))
      request.setRequestHeader(name, value);
    const watcher = watchers.get(form);
    if (watcher)
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) watcher(loaded / total);
      });
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText, { status: request.status })),
    );
    request.addEventListener('error', () => reject(new TypeError('The form could not be sent.')));
    request.addEventListener('abort', () =>
      reject(new DOMException('The form was called back.', 'AbortError')),
    );
    init?.signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });

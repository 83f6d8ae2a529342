import { curlOf, fetchOf } from './code-samples.js';
import { element } from './elements.js';
import { requestOf } from './request.js';

const FORM = 'multipart/form-data';
let fieldCount = 0;

function field(name, input, hint = '') {
  fieldCount += 1;
  input.id = `field-${fieldCount}`;
  return [element('label', { htmlFor: input.id, textContent: hint ? `${name} (${hint})` : name }), input];
}

function formOf({ fields, files }) {
  const form = new FormData();
  for (const [name, text] of fields) form.append(name, text);
  for (const file of files) form.append('img', file);
  return form;
}

async function send(request) {
  const { method, url, headers, body, fields } = request;
  const startedAt = performance.now();
  const response = await fetch(url, { method, headers, body: fields ? formOf(request) : body });
  const type = response.headers.get('content-type') ?? '';
  return {
    status: response.status,
    tookMs: Math.round(performance.now() - startedAt),
    requestId: response.headers.get('x-request-id'),
    ...(type.includes('json') ? { json: await response.json() } : { file: await response.blob(), type }),
  };
}

const problemOf = (error) =>
  error instanceof SyntaxError ? `The body is not valid JSON: ${error.message}` : error.message;

/** Returns the inputs of a call and `read`, which returns the request that they make. Throws on invalid JSON. */
function inputsOf(call, token) {
  const { operation } = call;
  const content = operation.requestBody?.content;
  const inputs = (operation.parameters ?? []).map((parameter) => [
    parameter,
    element('input', {
      type: 'text',
      required: parameter.in === 'path',
      autocomplete: 'off',
      placeholder: String(parameter.example ?? ''),
    }),
  ]);
  const [, { example } = {}] = Object.entries(content ?? {})[0] ?? [];
  const { img, ...texts } = example ?? {};
  const text = content && element('textarea', { spellcheck: false, value: JSON.stringify(texts, null, 2) });
  const files =
    content?.[FORM] && element('input', { type: 'file', multiple: true, accept: 'image/png,image/jpeg' });
  return {
    elements: [
      ...inputs.flatMap(([{ name, in: place }, input]) => field(name, input, place)),
      ...(text ? field(files ? 'Fields' : 'Body', text, 'JSON') : []),
      ...(files ? field('img', files, 'pictures') : []),
    ],
    read: () => {
      if (text) JSON.parse(text.value);
      const values = inputs.map(([parameter, input]) => [parameter, input.value.trim()]);
      return requestOf(call, {
        values,
        body: text?.value,
        files: files && [...files.files],
        token: token(),
      });
    },
  };
}

/** Returns the code samples of a call, and `update`, which writes them anew from a request. */
function samplesOf({ operation }) {
  const curl = element('pre', { tabIndex: 0, ariaLabel: 'curl', role: 'group' });
  const script = element('pre', { tabIndex: 0, ariaLabel: 'JavaScript', role: 'group' });
  const [type] = Object.keys(operation.responses['200'].content);
  const reader = type === 'application/json' ? 'json' : 'blob';
  const isGuarded = !operation.security.some((option) => Object.keys(option).length === 0);
  return {
    elements: [
      element('h3', { textContent: 'Code' }),
      element('h4', { textContent: 'curl' }),
      curl,
      element('h4', { textContent: 'JavaScript' }),
      script,
    ],
    update: (read) => {
      try {
        const request = read();
        /* A call that needs a session shows where its token belongs before one is entered. */
        if (isGuarded) request.headers.authorization ??= '';
        curl.textContent = curlOf(request, location.origin);
        script.textContent = fetchOf(request, location.origin, reader);
      } catch (error) {
        curl.textContent = script.textContent = problemOf(error);
      }
    },
  };
}

/** Returns the form that tries a call, with its code samples. `onResult` receives each response or problem. */
export function tryItForm(call, token, onResult) {
  const { elements, read } = inputsOf(call, token);
  const samples = samplesOf(call);
  const button = element('button', { type: 'submit', textContent: 'Send' });
  const form = element(
    'form',
    { ariaLabel: `Try ${call.method} ${call.path}` },
    element('h3', { textContent: 'Try it' }),
    ...elements,
    button,
    ...samples.elements,
  );
  form.addEventListener('input', () => samples.update(read));
  samples.update(read);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    button.disabled = true;
    try {
      onResult(await send(read()));
    } catch (error) {
      onResult({ problem: problemOf(error) });
    } finally {
      button.disabled = false;
    }
  });
  return form;
}

/** Shows a response, or the problem that prevented the request. */
export function showResult(place, { problem, status, tookMs, requestId, json, file, type }) {
  if (problem) {
    place.replaceChildren(element('p', { className: 'bad', textContent: problem }));
    return;
  }
  const outcome = element('p', {
    className: status < 400 ? 'good' : 'bad',
    textContent: `${status} in ${tookMs} ms`,
  });
  const content = file
    ? element('a', {
        href: URL.createObjectURL(file),
        download: 'response',
        textContent: `Save the file (${type})`,
      })
    : element('pre', { tabIndex: 0, textContent: JSON.stringify(json, null, 2) });
  place.replaceChildren(
    outcome,
    element('p', { className: 'quiet', textContent: `x-request-id ${requestId}` }),
    content,
  );
}

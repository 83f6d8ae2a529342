import { element } from './elements.js';

const FORM = 'multipart/form-data';
let made = 0;

function field(name, input, hint = '') {
  made += 1;
  input.id = `field-${made}`;
  return [element('label', { htmlFor: input.id, textContent: hint ? `${name} (${hint})` : name }), input];
}

/** A form's texts from JSON: what is no text travels as JSON. */
function formOf(fields, files) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  for (const file of files) form.append('img', file);
  return form;
}

async function send({ method, path, base }, { parameters, body, files, token }) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const query = new URLSearchParams();
  let target = path;
  for (const [{ name, in: place }, value] of parameters) {
    if (place === 'path') target = target.replace(`{${name}}`, encodeURIComponent(value));
    else if (value !== '' && place === 'query') query.set(name, value);
    else if (value !== '') headers[name] = value;
  }
  const isForm = files !== undefined;
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
  const began = performance.now();
  const answer = await fetch(`${base}${target}${query.size > 0 ? `?${query}` : ''}`, {
    method,
    headers,
    body: isForm ? formOf(JSON.parse(body), files) : body,
  });
  const type = answer.headers.get('content-type') ?? '';
  return {
    status: answer.status,
    tookMs: Math.round(performance.now() - began),
    requestId: answer.headers.get('x-request-id'),
    ...(type.includes('json') ? { json: await answer.json() } : { file: await answer.blob(), type }),
  };
}

/** The form that tries a call. `told` hears of every answer, and of what kept one from being sent. */
export function bodyForm(call, token, told) {
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
  const button = element('button', { type: 'submit', textContent: 'Send' });
  const form = element(
    'form',
    { ariaLabel: `Try ${call.method} ${call.path}` },
    element('h3', { textContent: 'Try it' }),
    ...inputs.flatMap(([{ name, in: place }, input]) => field(name, input, place)),
    ...(text ? field(files ? 'Fields' : 'Body', text, 'JSON') : []),
    ...(files ? field('img', files, 'pictures') : []),
    button,
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    button.disabled = true;
    try {
      if (text) JSON.parse(text.value);
      const parameters = inputs.map(([parameter, input]) => [parameter, input.value.trim()]);
      told(await send(call, { parameters, body: text?.value, files: files?.files, token: token() }));
    } catch (error) {
      told({
        problem: error instanceof SyntaxError ? `The body is no JSON: ${error.message}` : error.message,
      });
    } finally {
      button.disabled = false;
    }
  });
  return form;
}

/** Shows what came back. */
export function answerView(place, { problem, status, tookMs, requestId, json, file, type }) {
  if (problem) {
    place.replaceChildren(element('p', { className: 'bad', textContent: problem }));
    return;
  }
  const told = element('p', {
    className: status < 400 ? 'good' : 'bad',
    textContent: `${status} in ${tookMs} ms`,
  });
  const shown = file
    ? element('a', {
        href: URL.createObjectURL(file),
        download: 'answer',
        textContent: `Save the file (${type})`,
      })
    : element('pre', { tabIndex: 0, textContent: JSON.stringify(json, null, 2) });
  place.replaceChildren(
    told,
    element('p', { className: 'quiet', textContent: `x-request-id ${requestId}` }),
    shown,
  );
}

const LINE = ' \\\n  ';

/** Quotes a text for a POSIX shell. */
const quoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Quotes a header for a shell. The token is a variable, so that a copied sample contains no secret. */
const headerOption = ([name, value]) =>
  name === 'authorization' ? '-H "Authorization: Bearer $TOKEN"' : `-H ${quoted(`${name}: ${value}`)}`;

/** Returns a request as a curl command. */
export function curlOf({ method, url, headers, body, fields, files }, origin) {
  const parts = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(origin + url)}`,
    ...Object.entries(headers).map(headerOption),
    ...(body === undefined ? [] : [`--data-raw ${quoted(body)}`]),
    ...(fields ?? []).map(([name, value]) => `--form-string ${quoted(`${name}=${value}`)}`),
    ...files.map(({ name }) => `-F ${quoted(`img=@"${name}"`)}`),
  ];
  return parts.join(LINE);
}

const headersOf = (headers) =>
  Object.entries(headers)
    .map(([name, value]) =>
      name === 'authorization'
        ? '    authorization: `Bearer ${token}`,\n'
        : `    ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`,
    )
    .join('');

/** Returns JSON text as the lines of a value within the options of a call. */
const indented = (json) => JSON.stringify(JSON.parse(json), null, 2).replaceAll('\n', '\n  ');

/**
 * Returns a request as JavaScript that calls `fetch` and reads its response as `json` or `blob`. A form reads its
 * pictures from `files`.
 */
export function fetchOf({ method, url, headers, body, fields, files }, origin, reader) {
  const form = fields && [
    'const form = new FormData();',
    ...fields.map(([name, value]) => `form.append(${JSON.stringify(name)}, ${JSON.stringify(value)});`),
    ...(files.length > 0 ? ["for (const file of files) form.append('img', file);"] : []),
  ];
  const given = headersOf(headers);
  const sent = form ? 'form' : body && `JSON.stringify(${indented(body)})`;
  const options = [
    `  method: ${JSON.stringify(method)},\n`,
    given && `  headers: {\n${given}  },\n`,
    sent && `  body: ${sent},\n`,
  ];
  const call = `const response = await fetch(${JSON.stringify(origin + url)}, {\n${options.filter(Boolean).join('')}});`;
  return [...(form ?? []), call, `const result = await response.${reader}();`].join('\n');
}

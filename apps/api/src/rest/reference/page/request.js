/**
 * Returns the HTTP request of a call: method, path with query, headers and body. `values` pairs each parameter with
 * its text; a path parameter without one stays in braces. `body` is JSON text, for a form its fields.
 */
export function requestOf({ method, path, base }, { values, body, files, token }) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const query = new URLSearchParams();
  let target = path;
  for (const [{ name, in: place }, value] of values) {
    if (value === '') continue;
    if (place === 'path') target = target.replace(`{${name}}`, encodeURIComponent(value));
    else if (place === 'query') query.set(name, value);
    else headers[name] = value;
  }
  const isForm = files !== undefined;
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
  return {
    method,
    url: `${base}${target}${query.size > 0 ? `?${query}` : ''}`,
    headers,
    body: isForm ? undefined : body,
    fields: isForm ? fieldsOf(JSON.parse(body)) : undefined,
    files: files ?? [],
  };
}

/** Returns the text fields of a form as pairs. A value that is no string is sent as JSON. */
const fieldsOf = (values) =>
  Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);

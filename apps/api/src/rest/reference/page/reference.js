import { element, inline, richText } from './elements.js';
import { showResult, tryItForm } from './try-it.js';

const byId = (id) => document.getElementById(id);

/** Returns the component that a reference names; anything else unchanged. */
const resolve = (spec, value) =>
  value?.$ref
    ? value.$ref
        .slice(2)
        .split('/')
        .reduce((found, key) => found[key], spec)
    : value;

/** Returns the type of a schema as text. */
const typeOf = (schema) => {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(typeOf).join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`;
  if (schema.format === 'binary') return 'file';
  return [schema.type ?? 'anything', schema.format && `(${schema.format})`].filter(Boolean).join(' ');
};

const boundsOf = (schema) =>
  [
    schema.minLength > 1 && `at least ${schema.minLength} characters`,
    schema.maxLength && `at most ${schema.maxLength} characters`,
    schema.minimum !== undefined && `from ${schema.minimum}`,
    schema.maximum !== undefined && `up to ${schema.maximum}`,
    schema.minItems && `at least ${schema.minItems}`,
    schema.maxItems && `at most ${schema.maxItems}`,
    schema.default !== undefined && `default ${JSON.stringify(schema.default)}`,
    schema.description,
  ]
    .filter(Boolean)
    .join(', ');

/** Returns a row for each field of a schema, nested ones included. */
function rowsOf(schema, prefix = '') {
  const inner = schema.items ?? (schema.anyOf ?? []).find((choice) => choice.properties) ?? schema;
  return Object.entries(inner.properties ?? {}).flatMap(([name, field]) => {
    const path = prefix + name;
    const isRequired = inner.required?.includes(name);
    const row = element(
      'tr',
      {},
      element('th', { scope: 'row' }, element('code', { textContent: path })),
      element('td', { textContent: `${typeOf(field)}${isRequired ? '' : ', optional'}` }),
      element('td', { textContent: boundsOf(field) }),
    );
    return [row, ...rowsOf(field, `${path}${field.type === 'array' ? '[]' : ''}.`)];
  });
}

function table(caption, rows) {
  if (rows.length === 0) return [];
  const head = ['Field', 'Type', 'Meaning and limits'].map((textContent) =>
    element('th', { scope: 'col', textContent }),
  );
  return [
    element('h3', { textContent: caption }),
    element(
      'div',
      { className: 'scroll', tabIndex: 0, role: 'group', ariaLabel: caption },
      element('table', {}, element('thead', {}, element('tr', {}, ...head)), element('tbody', {}, ...rows)),
    ),
  ];
}

const parameterRows = (parameters) =>
  parameters.map(({ name, in: place, required, schema, description }) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, element('code', { textContent: name })),
      element('td', {
        textContent: `${typeOf(schema)} in the ${place}${required ? '' : ', optional'}`,
      }),
      element('td', { textContent: [description, boundsOf(schema)].filter(Boolean).join(' ') }),
    ),
  );

function responses(spec, operation) {
  const [type, content] = Object.entries(operation.responses['200'].content)[0];
  const failures = Object.entries(operation.responses)
    .filter(([status]) => status !== '200')
    .map(([status, response]) =>
      element(
        'li',
        {},
        element('code', { textContent: status }),
        ' ',
        ...inline(resolve(spec, response).description),
      ),
    );
  return [
    ...table('Response', rowsOf(content.schema.properties?.data ?? {}, 'data.')),
    element('h3', { textContent: `Example response (${type})` }),
    element('pre', { tabIndex: 0, textContent: JSON.stringify(content.example ?? 'the file', null, 2) }),
    element('h3', { textContent: 'Failures' }),
    element('ul', {}, ...failures),
  ];
}

function contentOf(spec, call) {
  const { operation } = call;
  const bodies = Object.entries(operation.requestBody?.content ?? {}).flatMap(([type, { schema }]) =>
    table(`Body (${type})`, rowsOf(schema)),
  );
  const result = element('div', { role: 'status' });
  const form = tryItForm(
    call,
    () => byId('token').value.trim(),
    (response) => showResult(result, response),
  );
  return element(
    'div',
    { className: 'inside' },
    element('p', {}, ...inline(operation.description)),
    ...table('Parameters', parameterRows(operation.parameters ?? [])),
    ...bodies,
    ...responses(spec, operation),
    form,
    result,
  );
}

/** Returns the section of a call. Its content is rendered when it is first opened. */
function section(spec, call) {
  const details = element(
    'details',
    { id: call.id },
    element(
      'summary',
      {},
      element('span', { className: 'method', textContent: call.method }),
      element('code', { textContent: call.path }),
      element('span', { className: 'quiet', textContent: call.operation.summary }),
    ),
  );
  details.addEventListener('toggle', () => {
    if (details.open && details.childElementCount === 1) details.append(contentOf(spec, call));
  });
  return details;
}

const callsOf = (spec) =>
  Object.entries(spec.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({
      id: operation.operationId,
      method: verb.toUpperCase(),
      path,
      operation,
      base: spec.servers[0].url,
    })),
  );

/** Opens the call that the URL's fragment names. */
function openLinkedCall() {
  const linked = byId(decodeURIComponent(location.hash.slice(1)));
  if (linked?.tagName !== 'DETAILS') return;
  linked.open = true;
  linked.scrollIntoView();
}

/** Shows only the calls whose path or summary contains a text, and their number. */
function filterCalls(groups, text) {
  let count = 0;
  for (const { calls, links, sections, list, group } of groups) {
    const matches = calls.map(({ path, operation }) =>
      `${path} ${operation.summary}`.toLowerCase().includes(text),
    );
    matches.forEach((isMatch, index) => {
      links[index].hidden = !isMatch;
      sections[index].hidden = !isMatch;
    });
    count += matches.filter(Boolean).length;
    list.hidden = !matches.includes(true);
    group.hidden = list.hidden;
  }
  byId('found').textContent = text === '' ? '' : `${count} ${count === 1 ? 'call' : 'calls'}`;
}

function render(spec) {
  document.title = `${spec.info.title}: reference`;
  byId('title').textContent = spec.info.title;
  byId('about').append(...richText(spec.info.description));
  const groups = spec.tags.map((tag) => {
    const calls = callsOf(spec).filter(({ operation }) => operation.tags.includes(tag.name));
    const links = calls.map((call) =>
      element('li', {}, element('a', { href: `#${call.id}`, textContent: `${call.method} ${call.path}` })),
    );
    const sections = calls.map((call) => section(spec, call));
    const list = element(
      'div',
      {},
      element('h2', { textContent: tag.description }),
      element('ul', {}, ...links),
    );
    const group = element('section', {}, element('h2', { textContent: tag.description }), ...sections);
    return { calls, links, sections, list, group };
  });
  byId('contents').append(...groups.map(({ list }) => list));
  byId('operations').replaceChildren(...groups.map(({ group }) => group));
  const find = () => filterCalls(groups, byId('find').value.trim().toLowerCase());
  byId('find').addEventListener('input', find);
  /* On a slow network the reader may type before this script runs. */
  find();
  window.addEventListener('hashchange', openLinkedCall);
  openLinkedCall();
}

try {
  const response = await fetch('openapi.json');
  if (!response.ok) throw new Error(`The status is ${response.status}.`);
  render(await response.json());
} catch (error) {
  byId('operations').textContent = `The OpenAPI document could not be loaded. ${error.message}`;
}

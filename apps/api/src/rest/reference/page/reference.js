import { bodyForm, answerView } from './try-it.js';
import { element, inline, richText } from './elements.js';

const byId = (id) => document.getElementById(id);

/** A reference to a component, followed. */
const follow = (spec, value) =>
  value?.$ref
    ? value.$ref
        .slice(2)
        .split('/')
        .reduce((found, key) => found[key], spec)
    : value;

const kindOf = (schema) => {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(kindOf).join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.type === 'array') return `list of ${kindOf(schema.items ?? {})}`;
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

/** The fields of a schema and of what is inside it, one row each. */
function rowsOf(schema, prefix = '') {
  const inner = schema.items ?? (schema.anyOf ?? []).find((choice) => choice.properties) ?? schema;
  return Object.entries(inner.properties ?? {}).flatMap(([name, field]) => {
    const path = prefix + name;
    const must = inner.required?.includes(name);
    const row = element(
      'tr',
      {},
      element('th', { scope: 'row' }, element('code', { textContent: path })),
      element('td', { textContent: `${kindOf(field)}${must ? '' : ', may be left out'}` }),
      element('td', { textContent: boundsOf(field) }),
    );
    return [row, ...rowsOf(field, `${path}${field.type === 'array' ? '[]' : ''}.`)];
  });
}

function table(caption, rows) {
  if (rows.length === 0) return [];
  const head = ['Field', 'What it is', 'Bounds'].map((textContent) =>
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
        textContent: `${kindOf(schema)} in the ${place}${required ? '' : ', may be left out'}`,
      }),
      element('td', { textContent: [description, boundsOf(schema)].filter(Boolean).join(' ') }),
    ),
  );

function answers(spec, operation) {
  const [type, content] = Object.entries(operation.responses['200'].content)[0];
  const failures = Object.entries(operation.responses)
    .filter(([status]) => status !== '200')
    .map(([status, response]) =>
      element(
        'li',
        {},
        element('code', { textContent: status }),
        ' ',
        ...inline(follow(spec, response).description),
      ),
    );
  return [
    ...table('Answer', rowsOf(content.schema.properties?.data ?? {}, 'data.')),
    element('h3', { textContent: `Example of an answer (${type})` }),
    element('pre', { tabIndex: 0, textContent: JSON.stringify(content.example ?? 'the file', null, 2) }),
    element('h3', { textContent: 'Refusals' }),
    element('ul', {}, ...failures),
  ];
}

function inside(spec, call) {
  const { operation } = call;
  const bodies = Object.entries(operation.requestBody?.content ?? {}).flatMap(([type, { schema }]) =>
    table(`Body (${type})`, rowsOf(schema)),
  );
  const result = element('div', { role: 'status' });
  const form = bodyForm(
    call,
    () => byId('token').value.trim(),
    (answer) => answerView(result, answer),
  );
  return element(
    'div',
    { className: 'inside' },
    element('p', {}, ...inline(operation.description)),
    ...table('Parameters', parameterRows(operation.parameters ?? [])),
    ...bodies,
    ...answers(spec, operation),
    form,
    result,
  );
}

/** One call, drawn whole when it is opened for the first time. */
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
    if (details.open && details.childElementCount === 1) details.append(inside(spec, call));
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

/** Opens the call that the address names. */
function openNamed() {
  const named = byId(decodeURIComponent(location.hash.slice(1)));
  if (named?.tagName !== 'DETAILS') return;
  named.open = true;
  named.scrollIntoView();
}

/** Shows the calls whose path or summary holds the wanted text, and says how many there are. */
function showFound(groups, wanted) {
  let found = 0;
  for (const { calls, links, sections, list, group } of groups) {
    const fits = calls.map(({ path, operation }) =>
      `${path} ${operation.summary}`.toLowerCase().includes(wanted),
    );
    fits.forEach((fit, index) => {
      links[index].hidden = !fit;
      sections[index].hidden = !fit;
    });
    found += fits.filter(Boolean).length;
    list.hidden = !fits.includes(true);
    group.hidden = list.hidden;
  }
  byId('found').textContent = wanted === '' ? '' : `${found} ${found === 1 ? 'call' : 'calls'}`;
}

function draw(spec) {
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
  const find = () => showFound(groups, byId('find').value.trim().toLowerCase());
  byId('find').addEventListener('input', find);
  /* Over a slow network the page is typed in before this runs. */
  find();
  window.addEventListener('hashchange', openNamed);
  openNamed();
}

try {
  const answer = await fetch('openapi.json');
  if (!answer.ok) throw new Error(`It answered ${answer.status}.`);
  draw(await answer.json());
} catch (error) {
  byId('operations').textContent = `The description could not be read. ${error.message}`;
}

/* The project's own lint rules: an ESLint plugin, which oxlint loads (.oxlintrc.json). */

/** A rule that refuses each node that one of the selectors (esquery) finds. */
function refuse(message, ...selectors) {
  return {
    meta: { type: 'problem', schema: [] },
    create: (context) =>
      Object.fromEntries(
        selectors.map((selector) => [selector, (node) => context.report({ node, message })]),
      ),
  };
}

const PORTS_IN = (callee) => `CallExpression[${callee}] > :function MemberExpression[property.name='ports']`;

/* Errors of the transport belong to the transport: a service refuses with a code of the error table. */
const noTransportError = refuse(
  'Refuse with a code of the error table; only trpc/ makes transport errors.',
  "NewExpression[callee.name='TRPCError']",
);

/* An entry point may hand the environment to the function that validates it, and nobody else may look. */
const noEnvironment = refuse(
  'The environment is read once, in config.ts.',
  ":not(CallExpression[callee.name=/^read[A-Za-z]*Config$/]) > MemberExpression[object.name='process'][property.name='env']",
);

/* A transaction holds locks, and is tried again when it fails: no call to another machine inside. */
const noPortInTransaction = refuse(
  'No port inside a transaction: enqueue an effect, or call between two transactions.',
  PORTS_IN("callee.name='inTx'"),
  PORTS_IN("callee.property.name='transaction'"),
);

/* Paise become rupees, and basis points percent, in one place. */
const noHundredths = refuse(
  'Use rupeesFromPaise or percentFromBasisPoints of contracts/money.',
  "BinaryExpression[operator='/'][right.value=100]",
);

const ORDER = ['meta', 'input', 'output', 'query', 'mutation', 'subscription'];
const ENDS = new Set(['query', 'mutation', 'subscription']);

/** The names of a chain of calls, first called first: `p.meta(…).input(…).query(…)` gives meta, input, query. */
function calledNames(node) {
  const names = [];
  let current = node;
  while (current.type === 'CallExpression' && current.callee.type === 'MemberExpression') {
    names.unshift(current.callee.property.name);
    current = current.callee.object;
  }
  return names.filter((name) => ORDER.includes(name));
}

/** A procedure reads meta, input, output, one call (style: habit 4), and always declares its output. */
const routerOrder = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    CallExpression(node) {
      if (node.callee.type !== 'MemberExpression' || !ENDS.has(node.callee.property.name)) return;
      const names = calledNames(node);
      const ordered = [...names].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
      if (names.join() !== ordered.join())
        context.report({ node, message: `Write the procedure as ${ordered.join(', ')}.` });
      if (!names.includes('output'))
        context.report({ node, message: 'A procedure declares its output: what is not in it is stripped.' });
    },
  }),
};

export default {
  meta: { name: 'shop' },
  rules: {
    'no-transport-error': noTransportError,
    'no-environment': noEnvironment,
    'no-port-in-transaction': noPortInTransaction,
    'no-hundredths': noHundredths,
    'router-order': routerOrder,
  },
};

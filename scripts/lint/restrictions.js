const RESTRICTIONS = {
  /* Errors of the transport belong to the transport: a service refuses with a code of the error table. */
  transport: [
    {
      selector: "NewExpression[callee.name='TRPCError']",
      message: 'Refuse with a code of the error table; only trpc/ makes transport errors.',
    },
  ],
  /* An entry point may hand the environment to the function that validates it, and nobody else may look. */
  environment: [
    {
      selector:
        ":not(CallExpression[callee.name=/^read[A-Za-z]*Config$/]) > MemberExpression[object.name='process'][property.name='env']",
      message: 'The environment is read once, in config.ts.',
    },
  ],
  /* A transaction holds locks, and is tried again when it fails: no call to another machine inside. */
  transaction: [
    {
      selector: "CallExpression[callee.name='inTx'] > :function MemberExpression[property.name='ports']",
      message: 'No port inside a transaction: enqueue an effect, or call between two transactions.',
    },
    {
      selector:
        "CallExpression[callee.property.name='transaction'] > :function MemberExpression[property.name='ports']",
      message: 'No port inside a transaction: enqueue an effect, or call between two transactions.',
    },
  ],
  /* Paise become rupees, and basis points percent, in one place. */
  hundredths: [
    {
      selector: "BinaryExpression[operator='/'][right.value=100]",
      message: 'Use rupeesFromPaise or percentFromBasisPoints of contracts/money.',
    },
  ],
};

/** The `no-restricted-syntax` entries of the named groups. That rule does not merge, so each place lists all it wants. */
export function restrictions(...names) {
  return names.flatMap((name) => RESTRICTIONS[name]);
}

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
export const routerOrder = {
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

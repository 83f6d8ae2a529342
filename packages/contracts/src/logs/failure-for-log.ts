/** Patterns of personal data and session secrets in a text. */
const PERSONAL_DATA: readonly (readonly [RegExp, string])[] = [
  /* A failed query's own text ends with all of its values. */
  [/\nparams: [\s\S]*$/, ''],
  [/eyJ[\w-]{8,}\.[\w-]+\.[\w-]*/g, '[token]'],
  /* The end of a link's token, which begins with an id. */
  [/(?<=[0-9a-f]{12}\.)[\w-]{43}(?![\w-])/g, '[token]'],
  /* The links in mails about alerts, which work without a session. */
  [/(\/alert\/(?:confirm|stop)\/)[\w-]+/g, '$1[token]'],
  [/\$argon2\w*\$[^\s'"]+/g, '[password]'],
  [/[^\s@<>()",;:\\[\]/='?&]+(?:@|%40)[^\s@<>()",;:\\[\]/='?&]+\.[^\s@<>()",;:\\[\]/='?&]+/gi, '[e-mail]'],
  [/(?<![\w-])(?:\+?91[ -]?|0)?\d{5}[ -]?\d{5}(?![\w-])/g, '[phone]'],
  [/(?<!\w)\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z](?!\w)/gi, '[gstin]'],
  [/\/\/[^\s:@/]+:[^\s@/]+@/g, '//[secret]@'],
];

/** A text without e-mail addresses, telephone numbers, GSTINs, tokens, password hashes, passwords of URLs and values of queries. */
export function redactPersonalData(text: string): string {
  return PERSONAL_DATA.reduce((shorter, [pattern, instead]) => shorter.replace(pattern, instead), text);
}

/** Facts about a failure that name no person. */
const FACTS = [
  'code',
  'status',
  'statusCode',
  'constraint_name',
  'table_name',
  'column_name',
  'responseCode',
] as const;
type Facts = Partial<Record<(typeof FACTS)[number] | 'query' | 'routine' | 'severity', unknown>>;

/**
 * Classes of SQLSTATE whose texts name tables, columns and constraints only. Those of other classes may quote a value, as
 * `invalid input syntax` and everything that a function raises do.
 */
const NAMES_ONLY = /^(?:08|23|25|40|42|53|55|57)/;

/** Database messages that cannot contain values of a row. */
function databaseMessage({ message, code, routine }: Error & Facts): string {
  const isRaised = routine === 'exec_stmt_raise';
  const isSafe = typeof code === 'string' && NAMES_ONLY.test(code) && !isRaised;
  return isSafe ? message : `The database refused the statement (SQLSTATE ${String(code)}).`;
}

/** The text of a statement, whose values are numbered; undefined for any other error. */
const failedQuery = (error: Error & Facts): string | undefined =>
  'params' in error && typeof error.query === 'string' ? `Failed query: ${error.query}` : undefined;

const isOfDatabase = (error: Error & Facts) => 'severity' in error && 'routine' in error;

/** Returns the redacted message of an error; for a wrapper that repeats its cause, that of the cause. */
function messageOf(error: Error, depth = 0): string {
  const ofDatabase = failedQuery(error) ?? (isOfDatabase(error) ? databaseMessage(error) : undefined);
  if (ofDatabase !== undefined) return redactPersonalData(ofDatabase);
  const { cause } = error;
  const repeats =
    cause instanceof Error &&
    cause !== error &&
    cause.message !== '' &&
    error.message.includes(cause.message);
  return repeats && depth <= MOST_CAUSES ? messageOf(cause, depth + 1) : redactPersonalData(error.message);
}

/** Wrappers of wrappers end somewhere; causes may go round. */
const MOST_CAUSES = 4;

const FRAME = /^\s+at (?:async )?(?:new )?(?:[\w$.<>[\] #]+ \((?:[^()]|\([^()]*\))+:\d+:\d+\)|\S+:\d+:\d+)$/;

/** Returns the frames of a stack, without the message, which may have several lines. */
function framesOf(error: Error): string {
  const { stack = '', message } = error;
  const from = message === '' ? -1 : stack.indexOf(message);
  const after = from < 0 ? stack : stack.slice(from + message.length);
  return after
    .split('\n')
    .filter((line) => FRAME.test(line))
    .join('\n');
}

interface LoggedFailure {
  type: string;
  message: string;
  stack?: string;
  cause?: LoggedFailure;
  [fact: string]: unknown;
}

/**
 * What the log, and any column that stores why something failed, says of an error: its kind, text, place and causes, and
 * nothing else that a library hung on it. Values of statements stand in none of its levels.
 */
export function failureForLog(error: unknown, depth = 0): LoggedFailure {
  if (!(error instanceof Error)) return { type: typeof error, message: redactPersonalData(String(error)) };
  const known = error as Error & Facts;
  const facts = FACTS.filter((fact) => ['string', 'number'].includes(typeof known[fact]));
  return {
    type: error.name,
    message: messageOf(error),
    ...Object.fromEntries(facts.map((fact) => [fact, known[fact]])),
    stack: framesOf(error),
    ...(error.cause === undefined || depth >= MOST_CAUSES
      ? {}
      : { cause: failureForLog(error.cause, depth + 1) }),
  };
}

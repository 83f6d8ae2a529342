import { pino, type DestinationStream, type Logger } from 'pino';

/** What gives a person or a session away, wherever it stands in a text. */
const GIVEAWAYS: readonly (readonly [RegExp, string])[] = [
  [/eyJ[\w-]{8,}\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\$argon2\w*\$[^\s'"]+/g, '[password]'],
  [/[^\s@<>()",;:\\[\]/='?&]+(?:@|%40)[^\s@<>()",;:\\[\]/='?&]+\.[^\s@<>()",;:\\[\]/='?&]+/gi, '[e-mail]'],
  [/(?<![\w-])(?:\+?91[ -]?|0)?\d{5}[ -]?\d{5}(?![\w-])/g, '[phone]'],
  [/\/\/[^\s:@/]+:[^\s@/]+@/g, '//[secret]@'],
];

/** A text without e-mail addresses, telephone numbers, tokens, password hashes and passwords of URLs. */
export function withoutGiveaways(text: string): string {
  return GIVEAWAYS.reduce((shorter, [pattern, instead]) => shorter.replaceAll(pattern, instead), text);
}

/** A failed query says its text, whose values are numbered; the values themselves are people's. */
function messageOf(error: Error): string {
  const query = 'query' in error && 'params' in error ? error.query : undefined;
  return withoutGiveaways(typeof query === 'string' ? `Failed query: ${query}` : error.message);
}

/** The lines of a stack that say where; the ones before repeat the message. */
const framesOf = (error: Error) =>
  error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** Facts about a failure that name no person. */
const FACTS = ['code', 'status', 'statusCode', 'constraint_name', 'table_name', 'responseCode'] as const;

interface LoggedFailure {
  type: string;
  message: string;
  stack?: string | undefined;
  cause?: LoggedFailure;
  [fact: string]: unknown;
}

/** What the log says of a failure: its kind, text, place and cause, and nothing else that a library hung on it. */
export function failureForLog(error: unknown, depth = 0): LoggedFailure {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutGiveaways(String(error)) };
  const known = error as Error & Partial<Record<(typeof FACTS)[number], unknown>>;
  const facts = FACTS.filter((fact) => ['string', 'number'].includes(typeof known[fact]));
  return {
    type: error.name,
    message: messageOf(error),
    ...Object.fromEntries(facts.map((fact) => [fact, known[fact]])),
    stack: framesOf(error),
    ...(error.cause === undefined || depth > 3 ? {} : { cause: failureForLog(error.cause, depth + 1) }),
  };
}

/** Method and path. The query holds inputs, and the network address is personal. */
const requestForLog = ({ method, url = '' }: { method?: string; url?: string }) => ({
  method,
  path: withoutGiveaways(url.split('?', 1)[0] ?? ''),
});

/** The process's log: JSON lines on standard output, or to `destination`. Neither secrets nor personal data get in. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const serializers = { err: (error: unknown) => failureForLog(error), req: requestForLog };
  return destination ? pino({ level, serializers }, destination) : pino({ level, serializers });
}

import { z } from 'zod';

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

type Issue = z.core.$ZodRawIssue;

function boundMessage(
  { origin, inclusive }: { origin: string; inclusive?: boolean },
  bound: string,
  most: boolean,
) {
  const atMost = most ? 'at most' : 'at least';
  if (origin === 'string') return `Please use ${atMost} ${bound} characters.`;
  if (origin === 'array') return `This takes ${atMost} ${bound} entries.`;
  return `This must be ${inclusive === false ? (most ? 'less than' : 'more than') : atMost} ${bound}.`;
}

/**
 * Returns the message for an issue whose contract has none. Library texts are never sent
 * (docs/spec/errors.md#what-a-failure-says).
 */
function errorMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This field is required.';
      return `This must be ${KINDS[issue.expected] ?? 'something else'}.`;
    case 'invalid_value':
      return `This must be one of: ${issue.values.map(String).join(', ')}.`;
    case 'too_big':
      return boundMessage(issue, String(issue.maximum), true);
    case 'too_small':
      return boundMessage(issue, String(issue.minimum), false);
    case 'not_multiple_of':
      return `This must be a multiple of ${issue.divisor}.`;
    case 'invalid_union':
      return 'This has none of the accepted forms.';
    default:
      return 'This is not valid.';
  }
}

/** Makes these messages the fallback of every contract in this process. */
export function installErrorMessages(): void {
  z.config({ localeError: errorMessage });
}

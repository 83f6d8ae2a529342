import type { ErrorCode } from '@aabha/contracts/errors/error-table';

/** Returns the text of a refusal of the server, by its code. */
export const translateRefusal = (_code: ErrorCode | undefined, message: string): string => message;
export { translateFieldMessage } from './field-messages';

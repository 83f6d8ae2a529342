/** Returns the message of a field whose value the contracts refuse. */
export const translateFieldMessage = (message: string): string => message;

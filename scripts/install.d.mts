export const root: string;
export function ensureInstalled(): boolean;
export function runScript(name: string, args: readonly string[]): never;

type Group = 'transport' | 'environment' | 'transaction' | 'hundredths';
export function restrictions(...names: Group[]): { selector: string; message: string }[];
export const routerOrder: object;

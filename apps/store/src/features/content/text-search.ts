/** A version of a text that an address names, with the moment whose company is filled in. */
export interface TextSearch {
  version?: number;
  at?: string;
}

/** Returns what an address says about the version of its text; nothing for the one in force. */
export function textSearch({ version, at }: Record<string, unknown>): TextSearch {
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > 1_000_000)
    return {};
  const isTime =
    typeof at === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(at) && !Number.isNaN(Date.parse(at));
  return { version, ...(isTime && { at }) };
}

/** Returns on what the loader of a text depends: its version, and no parameter that another site added. */
export const textDeps = ({ search }: { search: TextSearch }): TextSearch => textSearch({ ...search });

import { useRecordContext, type RaRecord } from 'react-admin';

/**
 * Returns the record of a page once it is read; until then it is the row of the list, which has no `part`, and nothing is
 * returned.
 */
export function useWholeRecord<T extends object>(part: keyof T & string): T | undefined {
  const record = useRecordContext<RaRecord>();
  return record && part in record ? (record as unknown as T) : undefined;
}

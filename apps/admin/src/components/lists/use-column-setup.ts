import { useCallback, useMemo } from 'react';
import { useGetIdentity } from 'react-admin';
import { readColumnSetup, type ColumnSetup } from '../../data/column-setup';
import { useStoredText } from '../../data/preferences';

/** Returns how this person has set up the columns of a list on this browser, and a function that changes it. */
export function useColumnSetup(list: string): readonly [ColumnSetup, (setup: ColumnSetup) => void] {
  const { identity } = useGetIdentity();
  const [text, setText] = useStoredText(`columns.${list}.${identity?.id ?? ''}`);
  const setup = useMemo(() => readColumnSetup(text), [text]);
  const change = useCallback((next: ColumnSetup) => setText(JSON.stringify(next)), [setText]);
  return [setup, change];
}

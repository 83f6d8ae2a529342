import { useCallback, useContext, useMemo } from 'react';
import { useGetIdentity } from 'react-admin';
import { readColumnSetup, type ColumnSetup } from '../../data/column-setup';
import { useStoredText } from '../../data/preferences';
import { ViewColumns } from './view-columns';

/**
 * Returns the columns of the open view, else how this person has set them up on this browser, and a function that changes
 * them.
 */
export function useColumnSetup(list: string): readonly [ColumnSetup, (setup: ColumnSetup) => void] {
  const ofView = useContext(ViewColumns);
  const { identity } = useGetIdentity();
  const [text, setText] = useStoredText(`columns.${list}.${identity?.id ?? ''}`);
  const setup = useMemo(() => readColumnSetup(text), [text]);
  const change = useCallback((next: ColumnSetup) => setText(JSON.stringify(next)), [setText]);
  return ofView ?? [setup, change];
}

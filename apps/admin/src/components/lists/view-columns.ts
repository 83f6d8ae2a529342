import { createContext } from 'react';
import type { ColumnSetup } from '../../data/column-setup';

/** The columns of the open view and a function that changes them until the view is saved; null where the view has none. */
export const ViewColumns = createContext<readonly [ColumnSetup, (setup: ColumnSetup) => void] | null>(null);

import { createContext } from 'react';

/** The place above a list where its table renders the tools that only a table has. */
export const ListToolsSlot = createContext<HTMLElement | null>(null);

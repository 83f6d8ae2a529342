import type { ReactNode } from 'react';
import classes from './DataTable.module.css';

interface TableAreaProps {
  /** Sort select and choice of columns. */
  tools: ReactNode;
  children: ReactNode;
}

/** A table with its tools; its width decides between rows and cards. */
export function TableArea({ tools, children }: TableAreaProps) {
  return (
    <div className={classes.area}>
      <div className={classes.tools}>{tools}</div>
      {children}
    </div>
  );
}

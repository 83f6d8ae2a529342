import { Box } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/**
 * Marks whether the table inside fits its width: the page scrolls one that does, below a sticky head; one that does not
 * scrolls sideways by itself.
 */
export function TableFit({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const table = element.querySelector('table');
      setFits(table !== null && table.offsetWidth <= element.clientWidth + 1);
    });
    /* A table that comes later, and rows that come, change the height. */
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <Box ref={box} {...(fits ? { 'data-fits': true } : {})}>
      {children}
    </Box>
  );
}

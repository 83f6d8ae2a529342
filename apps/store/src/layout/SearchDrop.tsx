import { lazy, Suspense, useEffect, useRef } from 'react';
import classes from './SearchDrop.module.css';
import { useDismissal } from './use-dismissal';

const SearchBox = lazy(() => import('./SearchBox').then((module) => ({ default: module.SearchBox })));

/**
 * The search box that drops down from the header. It is mounted anew each time, so closing clears it
 * (docs/spec/storefront.md#search-box).
 */
export function SearchDrop({ open, onClose }: { open: boolean; onClose: () => void }) {
  const area = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (open) opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  }, [open]);
  useDismissal(area, open, onClose);
  if (!open) return null;
  return (
    <div ref={area} className={classes.drop}>
      <div className="wrap">
        <Suspense fallback={<div className={classes.waiting} />}>
          <SearchBox
            onDone={onClose}
            onCancel={() => {
              onClose();
              opener.current?.focus();
            }}
          />
        </Suspense>
      </div>
    </div>
  );
}

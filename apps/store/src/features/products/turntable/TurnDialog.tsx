import { useLayoutEffect, useRef } from 'react';
import type { TelevisionBody } from '@aabha/contracts/products/television-body.rules';
import * as texts from '@aabha/messages/turntable';
import { close } from '@aabha/messages/ui';
import type { PageProduct } from '../page/product';
import classes from './TurnDialog.module.css';
import { TurnStage } from './TurnStage';

interface TurnDialogProps {
  product: PageProduct;
  body: TelevisionBody;
  onClose: () => void;
}

/** A television as a model on the whole screen (docs/spec/products.md#turntable). */
export function TurnDialog({ product, body, onClose }: TurnDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  /* Closed before it leaves the page: the browser then moves the focus back to the button. */
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={texts.turned(product.name)}
      /* Keys of this dialog are not those of the enlarged pictures, which it may be opened from; neither is Escape. */
      onKeyDown={(event) => event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <TurnStage body={body} picture={product.pictures[0]} onClose={onClose} />
      <button type="button" className={classes.close} aria-label={close} onClick={onClose}>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path
            d="M5 5l10 10M15 5L5 15"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
          />
        </svg>
      </button>
    </dialog>
  );
}

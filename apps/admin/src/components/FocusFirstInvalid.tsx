import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

/**
 * In a react-admin form: focuses the first invalid field after each refused submit, by client or server
 * validation.
 */
export function FocusFirstInvalid() {
  const { formState } = useFormContext();
  const { submitCount, errors } = formState;
  const place = useRef<HTMLSpanElement>(null);
  const handled = useRef(submitCount);
  useEffect(() => {
    if (submitCount === handled.current) return;
    handled.current = submitCount;
    if (Object.keys(errors).length === 0) return;
    place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, errors]);
  return <span ref={place} hidden />;
}

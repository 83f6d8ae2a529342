import { Alert, Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Form, HttpError } from 'react-admin';
import { differencesOf, type ConflictField } from '../data/edit-conflict';
import type { FormErrors } from '../data/form-errors';
import { EditConflict } from './EditConflict';
import { FocusFirstInvalid } from './FocusFirstInvalid';
import { OtherEditors } from './OtherEditors';
import { SendingProgress } from './SendingProgress';
import { TypingDialog } from './TypingDialog';
import { UnsavedGuard, UnsavedWatch } from './UnsavedGuard';

interface Refusal {
  errors?: Record<string, string>;
  current?: unknown;
}

interface FormDialogProps<V extends object> {
  title: string;
  /** Labels of the save button, idle and pending. */
  save: string;
  saving: string;
  /** Initial values of the form. */
  values: V;
  validate: (values: unknown) => FormErrors;
  /**
   * Saves the values. `basedOn` is the `updated_at` that the edit is based on, the newer one after a
   * conflict.
   */
  onSave: (
    values: V,
    basedOn: string | undefined,
    /** For a form with files: receives the share that was uploaded. */
    onSent: (share: number) => void,
  ) => Promise<void>;
  onFailed?: (error: Error) => void;
  onClose: () => void;
  /** For records that two people may edit concurrently. */
  edit?: {
    updatedAt: string;
    /** The record, where others are told that it is open. */
    record?: { resource: string; record: string };
    fields: readonly ConflictField<V>[];
    /** Returns the values of the present record; a method, so that it may name the record's type. */
    valuesOf(current: unknown): V;
  };
  children: ReactNode;
  maxWidth?: 'xs' | 'sm' | 'md';
}

const refusalOf = (error: unknown): Refusal =>
  error instanceof HttpError ? ((error.body ?? {}) as Refusal) : {};

/**
 * Returns what remembers the focused element before a form is sent. The focus goes back there with a refusal of the whole form:
 * a button that is disabled meanwhile loses it.
 */
function useReturnedFocus({ busy, message }: { busy: boolean; message: string }) {
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (!busy && message !== '' && focused.current instanceof HTMLElement) focused.current.focus();
  }, [busy, message]);
  return () => {
    focused.current = document.activeElement;
  };
}

function useSaving<V extends object>({ values, edit, onSave, onFailed, onClose }: FormDialogProps<V>) {
  const [base] = useState(values);
  const [start, setStart] = useState(values);
  const [basedOn, setBasedOn] = useState(edit?.updatedAt);
  const [theirs, setTheirs] = useState<V>();
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const [sentShare, setSentShare] = useState<number>();
  const rememberFocus = useReturnedFocus({ busy, message });

  const refuse = (error: Error, mine: V) => {
    const { errors = {}, current } = refusalOf(error);
    if (current && edit) {
      setStart(mine);
      setTheirs(edit.valuesOf(current));
      setBasedOn((current as { updated_at: string }).updated_at);
      return undefined;
    }
    onFailed?.(error);
    const inFields = Object.keys(errors).length > 0;
    setMessage(inFields ? '' : error.message);
    return inFields ? errors : undefined;
  };
  /** Returns the messages of the fields that the server refused. */
  const send = async (mine: V) => {
    rememberFocus();
    setBusy(true);
    setMessage('');
    try {
      await onSave(mine, basedOn, setSentShare);
      onClose();
      return undefined;
    } catch (error) {
      return refuse(error as Error, mine);
    } finally {
      setBusy(false);
      setSentShare(undefined);
    }
  };
  const resend = async (mine: V) => {
    setTheirs(undefined);
    setStart(mine);
    const errors = await send(mine);
    if (errors) setMessage(Object.values(errors)[0] ?? '');
  };
  return { base, start, theirs, message, busy, sentShare, send, resend };
}

/** A form in a dialog: refusals of the server are shown beside their fields, and typed values are preserved. */
export function FormDialog<V extends object>(props: FormDialogProps<V>) {
  const { title, save, saving, validate, onClose, edit, children, maxWidth = 'sm' } = props;
  const { base, start, theirs, message, busy, sentShare, send, resend } = useSaving(props);
  const titleId = useId();
  const [isDirty, setIsDirty] = useState(false);
  /* After a conflict the form starts with the typed values, so it is not dirty. */
  const unsaved = isDirty || start !== base;
  return (
    <TypingDialog
      unsaved={unsaved}
      busy={busy}
      onClose={onClose}
      maxWidth={maxWidth}
      aria-labelledby={titleId}
    >
      <UnsavedGuard unsaved={unsaved} />
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {theirs && edit ? (
        <EditConflict
          mine={start}
          theirs={theirs}
          differences={differencesOf({ base, mine: start, theirs }, edit.fields)}
          busy={busy}
          onResolve={(merged) => void resend(merged)}
          onClose={onClose}
        />
      ) : (
        <Form
          record={start}
          validate={validate}
          onSubmit={(entered: Record<string, unknown>) => send(entered as V)}
          noValidate
          disableInvalidFormNotification
        >
          <UnsavedWatch onChange={setIsDirty} />
          <FocusFirstInvalid />
          <DialogContent sx={{ pt: 0 }}>
            {edit?.record && <OtherEditors {...edit.record} />}
            {message && (
              <Alert severity="error" sx={{ mb: 1 }}>
                {message}
              </Alert>
            )}
            {children}
          </DialogContent>
          <DialogActions>
            {sentShare !== undefined && <SendingProgress share={sentShare} />}
            <Button onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" variant="contained" disabled={busy}>
              {busy ? saving : save}
            </Button>
          </DialogActions>
        </Form>
      )}
    </TypingDialog>
  );
}

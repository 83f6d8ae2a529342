import { useId, useRef } from 'react';
import * as texts from '@aabha/messages/files';
import { Button } from '@aabha/ui/components/Button';
import classes from '../styles/files-field.module.css';
import type { FilesKind } from '../lib/files-kind';

interface FilesFieldProps {
  kind: FilesKind;
  files: readonly File[];
  error: string | undefined;
  onChange: (files: readonly File[]) => void;
}

/** The files that a form takes along; each can be taken off again. */
export function FilesField({ kind, files, error, onChange }: FilesFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {kind.label}
      </label>
      <p id={`${id}-hint`} className="soft small">
        {kind.hint}
      </p>
      {/* A browser writes on the button of the input in its own language, which need not be that of the page. */}
      <span className={classes.button}>
        <span aria-hidden>{texts.chooseFiles}</span>
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          accept={kind.accept}
          className={classes.input}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          aria-invalid={error ? true : undefined}
          onChange={({ currentTarget }) => {
            onChange([...files, ...(currentTarget.files ?? [])]);
            /* So that the same file can be chosen again after it was taken off. */
            currentTarget.value = '';
          }}
        />
      </span>
      {files.length > 0 && (
        <ul className={classes.chosen} aria-label={kind.chosen}>
          {files.map((file, index) => (
            <li key={`${file.name} ${index}`}>
              <span>{file.name}</span>
              <Button
                kind="quiet"
                aria-label={texts.removeFile(file.name)}
                onClick={() => {
                  onChange(files.filter((_file, other) => other !== index));
                  input.current?.focus();
                }}
              >
                {texts.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

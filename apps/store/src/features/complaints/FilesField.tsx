import { useId, useRef } from 'react';
import { COMPLAINT_FILES_MAX, UPLOAD_MAX_BYTES } from '@aabha/contracts/settings/limits';
import * as texts from '@aabha/messages/complaints';
import { Button } from '@aabha/ui/components/Button';
import classes from './complaints.module.css';

const MEGABYTE = 1024 * 1024;
const ACCEPTED = 'image/png,image/jpeg,application/pdf';
const HINT = texts.filesHint(COMPLAINT_FILES_MAX, UPLOAD_MAX_BYTES / MEGABYTE);

/** Returns what is wrong with a choice of files, before it is sent. Their content is checked by the server. */
export function filesProblem(files: readonly File[]): string | undefined {
  if (files.length > COMPLAINT_FILES_MAX) return texts.tooManyFiles(COMPLAINT_FILES_MAX);
  const large = files.find(({ size }) => size > UPLOAD_MAX_BYTES);
  return large && texts.fileTooLarge(large.name, UPLOAD_MAX_BYTES / MEGABYTE);
}

interface FilesFieldProps {
  files: readonly File[];
  error: string | undefined;
  onChange: (files: readonly File[]) => void;
}

/** Pictures and PDF files of a complaint or message; each can be taken off again. */
export function FilesField({ files, error, onChange }: FilesFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={`${classes.whole} ${classes.filesField}`}>
      <label htmlFor={id} className={classes.filesLabel}>
        {texts.filesOptional}
      </label>
      <p id={`${id}-hint`} className="soft small">
        {HINT}
      </p>
      {/* A browser writes on the button of the input in its own language, which need not be that of the page. */}
      <span className={classes.filesButton}>
        <span aria-hidden>{texts.chooseFiles}</span>
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          accept={ACCEPTED}
          className={classes.filesInput}
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
        <ul className={classes.chosen} aria-label={texts.chosenFiles}>
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
        <p id={`${id}-error`} className={classes.filesError} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

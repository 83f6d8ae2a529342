import { useState } from 'react';
import { describeError } from './describe-error';
import { filesProblem, type FilesKind } from './files-kind';

/** Holds the files of a form, and what is wrong with them: by their size, or by a refusal of the server. */
export function useFiles(kind: FilesKind) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<string>();
  return {
    files,
    problem: filesProblem(files, kind) ?? refused,
    isUsable: filesProblem(files, kind) === undefined,
    choose: (chosen: readonly File[]) => {
      setRefused(undefined);
      setFiles(chosen);
    },
    /** Shows the refusal of a file. Returns whether the error was one. */
    refuse: (error: unknown): boolean => {
      const { files: message } = describeError(error).fields as { files?: string };
      setRefused(message);
      return message !== undefined;
    },
  };
}

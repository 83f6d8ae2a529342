/** How far a backup or restore is. */
export interface WorkProgress {
  /** Rows that are done. */
  rows: number;
  /** Rows in all: of a restore exact, of a backup as the database estimates them. */
  totalRows: number;
  /** Bytes of the tables' files that are done. */
  bytes: number;
}

/** How the caller follows and stops a backup or restore. */
export interface WorkControl {
  /** Stops it after the present thousand rows; the promise is rejected with its reason. */
  signal?: AbortSignal | undefined;
  /** Called after each thousand rows. */
  onProgress?: ((progress: WorkProgress) => void) | undefined;
}

/** Returns what is called after each batch of rows: it counts them, and throws when the work is to stop. */
export function countWork({ signal, onProgress }: WorkControl, totalRows: number) {
  const progress = { rows: 0, totalRows, bytes: 0 };
  return (rows: number, bytes: number): void => {
    progress.rows += rows;
    progress.bytes += bytes;
    onProgress?.({ ...progress });
    signal?.throwIfAborted();
  };
}

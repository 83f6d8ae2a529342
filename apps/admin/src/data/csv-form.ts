import type { ImportKind } from '@aabha/contracts/csv/csv.schema';

/** The kinds of rows that a preview lists. */
export interface PreviewPart {
  kind: ImportKind;
  pageNum: number;
}

/**
 * Returns a file as form data, since it may exceed the limit of a JSON body; `digest` identifies the preview
 * that staff saw.
 */
export function csvForm(csv: string, digest?: string, fileName?: string): FormData {
  const form = new FormData();
  form.set('csv', csv);
  if (digest !== undefined) form.set('digest', digest);
  if (fileName !== undefined) form.set('fileName', fileName.slice(0, 200));
  return form;
}

/**
 * Returns a file as form data that requests one page of its rows of one kind; without a kind, those that
 * matter most.
 */
export function previewForm(csv: string, part: PreviewPart | undefined): FormData {
  const form = csvForm(csv);
  if (part) {
    form.set('kind', part.kind);
    form.set('pageNum', String(part.pageNum));
  }
  return form;
}

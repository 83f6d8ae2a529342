import type { ImportKind } from '@aabha/contracts/csv/csv.schema';

/** Which rows of a file a preview lists. */
export interface PreviewPart {
  kind: ImportKind;
  pageNum: number;
}

/** Returns a file as a form, since it may be larger than a JSON body; `digest` is that of the preview that staff saw. */
export function csvForm(csv: string, digest?: string): FormData {
  const form = new FormData();
  form.set('csv', csv);
  if (digest !== undefined) form.set('digest', digest);
  return form;
}

/** Returns a file as a form that asks for a page of its rows of one kind; without a part, for those that matter most. */
export function previewForm(csv: string, part: PreviewPart | undefined): FormData {
  const form = csvForm(csv);
  if (part) {
    form.set('kind', part.kind);
    form.set('pageNum', String(part.pageNum));
  }
  return form;
}

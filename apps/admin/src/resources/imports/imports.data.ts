import type { ImportRecord } from '@aabha/contracts/imports/imports.schema';
import { IMPORT_STATES, IMPORT_SUBJECTS, type UndoKind } from '@aabha/contracts/imports/imports.values';
import { choiceFilter, withId, type ListQuery } from '../../data/list-query';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

export type ImportRow = ImportRecord & { id: string };

export const listImports: ListQuery = async (page, params) => {
  const { importList, importCount } = await api.imports.list.query({
    ...page,
    filters: {
      ...choiceFilter(params, 'subject', IMPORT_SUBJECTS),
      ...choiceFilter(params, 'state', IMPORT_STATES),
    },
  });
  return { data: importList.map(withId), total: importCount };
};

/** A page of the rows of one kind; without a kind, those that matter most. */
export interface UndoPart {
  kind?: UndoKind;
  pageNum: number;
}

export const importActions = {
  previewUndo: (id: string, part: UndoPart) =>
    api.imports.previewUndo.query({ id, ...part }).then((preview) => ({ data: preview }), toHttpError),
  undoImport: (id: string, digest: string) =>
    api.imports.undo.mutate({ id, digest }).then((done) => ({ data: done }), toHttpError),
};
export type ImportProvider = ProviderWith<typeof importActions>;

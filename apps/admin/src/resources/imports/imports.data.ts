import type { ImportRecord } from '@aabha/contracts/imports/imports.schema';
import { IMPORT_STATES, IMPORT_SUBJECTS, type UndoKind } from '@aabha/contracts/imports/imports.values';
import { choiceFilter, withId, type Filtered, type ListQuery } from '../../data/list-query';
import { periodFilter } from '../../data/period-filter';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

export type ImportRow = ImportRecord & { id: string };

/** The list's filters in the API's format. */
export const importFilters = (params: Filtered) => ({
  ...choiceFilter(params, 'subject', IMPORT_SUBJECTS),
  ...choiceFilter(params, 'state', IMPORT_STATES),
  ...periodFilter(params),
});

export const listImports: ListQuery = async (page, params) => {
  const { importList, importCount } = await api.imports.list.query({
    ...page,
    filters: importFilters(params),
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

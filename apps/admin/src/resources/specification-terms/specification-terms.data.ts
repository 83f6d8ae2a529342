import type { StaffTerm, TermFields } from '@aabha/contracts/specifications/specifications.schema';
import { TERM_TYPES } from '@aabha/contracts/specifications/specifications.values';
import {
  choiceFilter,
  filterOf,
  textFilter,
  withId,
  type Filtered,
  type ListQuery,
} from '../../data/list-query';
import { csvForm, previewForm, type PreviewPart } from '../../data/csv-form';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

/** What the list shows beside its rows. */
export interface TermListFacts {
  groups: string[];
  /** Names in use that no term has. */
  unknownCount: number;
}

/** The list's filters in the API's format. */
export const termFilters = (params: Filtered) => ({
  ...textFilter(params, 'search'),
  ...textFilter(params, 'group'),
  ...choiceFilter(params, 'type', TERM_TYPES),
  ...(filterOf(params, 'unused') === true ? { unused: true as const } : {}),
});

const list: ListQuery = async (page, params) => {
  const { termList, termCount, groups, unknownCount } = await api.specifications.list.query({
    ...page,
    filters: termFilters(params),
  });
  const facts: TermListFacts = { groups, unknownCount };
  return { data: termList.map(withId), total: termCount, meta: facts };
};

const listUnknown: ListQuery = async (page, params) => {
  const { keyList, keyCount } = await api.specifications.listUnknown.query({
    ...page,
    filters: textFilter(params, 'search'),
  });
  return { data: keyList.map(withId), total: keyCount };
};

const record = ({ term }: { term: StaffTerm }) => ({ data: withId(term) });

const actions = {
  createTerm: (fields: TermFields) => api.specifications.create.mutate(fields).then(record, toHttpError),
  /** Refused with the present term when it is newer than `updated_at`. */
  updateTerm: (input: TermFields & { id: string; updated_at: string | undefined }) =>
    api.specifications.update.mutate(input).then(record, toHttpError),
  addTermAlias: (id: string, key: string) =>
    api.specifications.addAlias.mutate({ id, key }).then(record, toHttpError),
  mergeTerm: (id: string, into: string) =>
    api.specifications.merge.mutate({ id, into }).then(record, toHttpError),
  removeTerm: (id: string) =>
    api.specifications.remove.mutate({ id }).then((data) => ({ data }), toHttpError),
  /** Returns the preview of an import; changes nothing. */
  previewTermImport: (csv: string, part?: PreviewPart) =>
    api.specifications.previewImport.mutate(previewForm(csv, part)).then((data) => ({ data }), toHttpError),
  /** Imports a file, all of it or nothing; `digest` identifies its preview. */
  importTerms: (csv: string, digest: string, fileName: string) =>
    api.specifications.importCsv
      .mutate(csvForm(csv, digest, fileName))
      .then((data) => ({ data }), toHttpError),
};
export type TermProvider = ProviderWith<typeof actions>;

export const termData = { list, actions };
export const unknownKeyData = { list: listUnknown, actions: {} };

import { LIBRARY_SORTS, PICTURE_USES } from '@aabha/contracts/media/library.values';
import {
  choiceFilter,
  sortOf,
  textFilter,
  withId,
  type Filtered,
  type ListQuery,
} from '../../data/list-query';
import { periodFilter } from '../../data/period-filter';
import type { ProviderWith } from '../../data/resource';
import { watchSending } from '../../data/send-form';
import { api, toHttpError } from '../../data/trpc';

/** The list's filters in the API's format. */
export const pictureFilters = (params: Filtered) => ({
  ...textFilter(params, 'search'),
  ...choiceFilter(params, 'use', PICTURE_USES),
  ...periodFilter(params),
});

const list: ListQuery = async (page, params) => {
  const { pictureList, pictureCount } = await api.library.list.query({
    ...page,
    filters: pictureFilters(params),
    sort: sortOf(params, LIBRARY_SORTS),
  });
  return { data: pictureList.map(withId), total: pictureCount };
};

const actions = {
  /** `onSent` receives the uploaded share of the files. */
  uploadPictures: (files: readonly File[], onSent: (share: number) => void) => {
    const form = new FormData();
    for (const file of files) form.append('img', file);
    return api.library.upload
      .mutate(watchSending(form, onSent))
      .then(({ pictureList }) => ({ data: pictureList }), toHttpError);
  },
  renamePicture: (id: string, name: string) =>
    api.library.rename.mutate({ id, name }).then(({ picture }) => ({ data: withId(picture) }), toHttpError),
  replacePicture: (id: string, by: string) =>
    api.library.replace.mutate({ id, with: by }).then((data) => ({ data }), toHttpError),
  removePictures: (ids: readonly string[]) =>
    api.library.remove.mutate({ ids: [...ids] }).then((data) => ({ data }), toHttpError),
};
export type PictureProvider = ProviderWith<typeof actions>;

export const pictureData = { list, actions };

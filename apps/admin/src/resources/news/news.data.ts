import { CreateNewsInput, NEWS_SORTS, NewsTexts, type News } from '@aabha/contracts/news/news.schema';
import type { ConflictField } from '../../data/edit-conflict';
import { NEWS_LABELS } from '../../data/field-labels';
import { formErrors } from '../../data/form-errors';
import { sortOf, textFilter, withId, type Filtered, type ListQuery } from '../../data/list-query';
import { storedPictures, pictureName, putPictures, type FormPicture } from '../../data/pictures';
import { watchSending } from '../../data/send-form';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

/** An article as the screens use it. */
export type NewsRecord = News & { id: string };

/** The form of an article. `img` is the server's name for the pictures. */
export interface NewsValues {
  title: string;
  subtitle: string;
  description: string;
  img: FormPicture[];
}

export const EMPTY_NEWS: NewsValues = { title: '', subtitle: '', description: '', img: [] };

export const newsValuesOf = ({ title, subtitle, description, image }: News): NewsValues => ({
  title,
  subtitle,
  description,
  img: storedPictures(image),
});

/** Fields that are compared in an edit conflict. */
export const NEWS_FIELDS: readonly ConflictField<NewsValues>[] = [
  { source: 'title', label: NEWS_LABELS.title, text: ({ title }) => title },
  { source: 'subtitle', label: NEWS_LABELS.subtitle, text: ({ subtitle }) => subtitle },
  { source: 'description', label: NEWS_LABELS.description, text: ({ description }) => description },
  { source: 'img', label: NEWS_LABELS.img, text: ({ img }) => img.map(pictureName).join('\n') },
];

const createErrors = formErrors(CreateNewsInput);
const textErrors = formErrors(NewsTexts);

/** Every field of a new article is required, images too (docs/spec/news.md#publishing). */
export const newNewsErrors = (values: unknown) => {
  const { img, ...texts } = values as NewsValues;
  return createErrors({
    ...texts,
    img: img.flatMap((picture) => ('file' in picture ? picture.file : [])),
    existingImages: img.flatMap((picture) => ('file' in picture ? [] : `stored:${picture.stored}`)),
  });
};

export const editedNewsErrors = (values: unknown) => {
  const { title, subtitle, description } = values as NewsValues;
  return textErrors({ title, subtitle, description });
};

function formOf({ title, subtitle, description, img }: NewsValues, isEdit: boolean): FormData {
  const form = new FormData();
  form.append('title', title);
  form.append('subtitle', subtitle);
  form.append('description', description);
  putPictures(form, img, isEdit);
  return form;
}

/** The list's filters in the API's format. */
export const newsFilters = (params: Filtered) => textFilter(params, 'title');

export const listNews: ListQuery = async (page, params) => {
  const { newsList, newsCount } = await api.news.list.query({
    ...page,
    filters: newsFilters(params),
    sort: sortOf(params, NEWS_SORTS),
  });
  return { data: newsList.map(withId), total: newsCount };
};

export const newsActions = {
  /** `onSent` receives the uploaded share of the form. */
  createNews: (values: NewsValues, onSent: (share: number) => void) =>
    api.news.create
      .mutate(watchSending(formOf(values, false), onSent))
      .then(({ news }) => ({ data: withId(news) }), toHttpError),
  /** `updated_at` is the version that the edit is based on. */
  updateNews: (
    { id, values, updated_at }: { id: string; values: NewsValues; updated_at: string | undefined },
    onSent: (share: number) => void,
  ) => {
    const form = formOf(values, true);
    form.append('id', id);
    if (updated_at !== undefined) form.append('updated_at', updated_at);
    return api.news.update
      .mutate(watchSending(form, onSent))
      .then(({ news }) => ({ data: withId(news) }), toHttpError);
  },
  removeNews: (id: string) => api.news.remove.mutate({ id }).then((done) => ({ data: done }), toHttpError),
};
export type NewsProvider = ProviderWith<typeof newsActions>;

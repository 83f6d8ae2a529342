import { useQueryClient } from '@tanstack/react-query';
import { TextInput, useDataProvider, useNotify } from 'react-admin';
import { NEWS_IMAGES_MAX } from '@aabha/contracts/settings/limits';
import type { NewsProvider } from './news.data';
import { NEWS_LABELS } from '../../data/field-labels';
import {
  editedNewsErrors,
  EMPTY_NEWS,
  NEWS_FIELDS,
  newNewsErrors,
  newsValuesOf,
  type NewsRecord,
  type NewsValues,
} from './news.data';
import { FormDialog } from '../../components/FormDialog';
import { PicturesInput } from '../../components/PicturesInput';

function NewsInputs() {
  return (
    <>
      <TextInput source="title" label={NEWS_LABELS.title} autoFocus fullWidth />
      <TextInput source="subtitle" label={NEWS_LABELS.subtitle} multiline fullWidth />
      <TextInput
        source="description"
        label={NEWS_LABELS.description}
        helperText="Leave an empty line between paragraphs."
        multiline
        minRows={6}
        maxRows={16}
        fullWidth
      />
      <PicturesInput source="img" max={NEWS_IMAGES_MAX} />
    </>
  );
}

/**
 * The form of an article, a new one without `news`; up to five images in order
 * (docs/spec/news.md#publishing).
 */
export function NewsDialog({ news, onClose }: { news?: NewsRecord; onClose: () => void }) {
  const dataProvider = useDataProvider<NewsProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const save = async (
    values: NewsValues,
    basedOn: string | undefined,
    onSent: (share: number) => void,
  ): Promise<void> => {
    if (news) await dataProvider.updateNews({ id: news._id, values, updated_at: basedOn }, onSent);
    else await dataProvider.createNews(values, onSent);
    notify(news ? 'News updated successfully!' : 'News created successfully!', { type: 'success' });
    await queries.invalidateQueries({ queryKey: ['news-updates'] });
  };
  return (
    <FormDialog
      title={news ? 'Edit News' : 'Create News'}
      save={news ? 'Save' : 'Create'}
      saving={news ? 'Saving...' : 'Creating...'}
      values={news ? newsValuesOf(news) : EMPTY_NEWS}
      validate={news ? editedNewsErrors : newNewsErrors}
      onSave={save}
      onClose={onClose}
      {...(news
        ? {
            edit: {
              record: { resource: 'news-updates', record: news._id },
              updatedAt: news.updated_at,
              fields: NEWS_FIELDS,
              valuesOf: newsValuesOf,
            },
          }
        : {})}
      maxWidth="md"
    >
      <NewsInputs />
    </FormDialog>
  );
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Language } from '@aabha/contracts/language/language';
import type { MailTemplateProvider } from './mail-templates.data';
import type { OpenMailTemplateRecord } from './mail-template-record';

/** Returns the preview of a chosen example and language, and how to choose. The former one is shown until it is read. */
export function useMailPreview({ kind, preview }: OpenMailTemplateRecord) {
  const dataProvider = useDataProvider<MailTemplateProvider>();
  const first = { example: preview.example, language: preview.language };
  const [chosen, setChosen] = useState(first);
  const isFirst = chosen.example === first.example && chosen.language === first.language;
  const query = useQuery({
    queryKey: ['mail-templates', 'previewMail', kind, chosen],
    queryFn: async () => (await dataProvider.previewMail({ kind, ...chosen })).data,
    placeholderData: keepPreviousData,
    enabled: !isFirst,
  });
  return {
    chosen,
    chooseExample: (example: string) => setChosen({ ...chosen, example }),
    chooseLanguage: (language: Language) => setChosen({ ...chosen, language }),
    shown: isFirst ? preview : (query.data ?? preview),
    error: isFirst ? null : query.error,
    retry: () => query.refetch(),
  };
}

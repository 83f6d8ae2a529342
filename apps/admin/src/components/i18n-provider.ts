import { defaultI18nProvider } from 'react-admin';

/** The texts of react-admin, with ours where they differ. */
export const i18nProvider: typeof defaultI18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) =>
    key === 'ra.message.invalid_form'
      ? 'Please check the highlighted fields.'
      : defaultI18nProvider.translate(key, options),
};

/** Whether a television or an article shows a picture. */
export const PICTURE_USES = ['used', 'unused'] as const;
type PictureUse = (typeof PICTURE_USES)[number];
export const PICTURE_USE_NAMES: Readonly<Record<PictureUse, string>> = { used: 'In use', unused: 'Not used' };

export const LIBRARY_SORTS = ['created_at', 'name'] as const;
export const PICTURE_NAME_MAX = 120;
export const UPLOADED_AT_ONCE_MAX = 20;
export const REMOVED_AT_ONCE_MAX = 100;

/** Characters of the texts for search engines: what they show of them, and what is accepted. */
export const SEO_TITLE_ADVISED = 60;
export const SEO_TITLE_MAX = 120;
export const SEO_DESCRIPTION_ADVISED = 160;
export const SEO_DESCRIPTION_MAX = 320;

export const SEARCH_TEXT_FIELDS = ['seo_title', 'seo_description'] as const;

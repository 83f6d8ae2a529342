/* Tables that can be sorted. */

export const captionWithSorting = (caption: string) =>
  `${caption}. Column headers with buttons sort the list.`;
export const columns = 'Columns';
export const columnsToShow = 'Columns to show';
export const sortBy = 'Sort by';

import type { CsvColumns } from '../csv/csv-columns';
import { indiaMinute } from '../time/india-time';
import type { LibraryPicture } from './library.schema';

/** The columns of the exported library. */
export const LIBRARY_COLUMNS: CsvColumns<LibraryPicture> = {
  Name: ({ name }) => name,
  Address: ({ picture }) => picture.src,
  Width: ({ picture }) => String(picture.width),
  Height: ({ picture }) => String(picture.height),
  Televisions: ({ television_count: count }) => String(count),
  News: ({ news_count: count }) => String(count),
  Uploaded: ({ created_at: at }) => indiaMinute(at),
};

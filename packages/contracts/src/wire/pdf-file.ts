import { z } from 'zod';

/** A PDF file that is drawn while it is sent. */
export interface PdfFile {
  fileName: string;
  /** How many documents it has, each of a page or more. */
  documentCount: number;
  pdf: AsyncIterable<Uint8Array>;
}
/** The response of a download of PDF pages. Over REST it is the file; it contains a stream, so only its type is checked. */
export const PdfFile = z.custom<PdfFile>().meta({ type: 'string' });

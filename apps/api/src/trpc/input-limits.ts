import { CSV_MAX_CHARACTERS } from '@aabha/contracts/csv/csv.schema';
import { VISIT_PHOTOS_MAX } from '@aabha/contracts/installations/visits.values';
import { RETURN_PHOTOS_MAX } from '@aabha/contracts/returns/returns.values';
import { REVIEW_PHOTOS_MAX } from '@aabha/contracts/reviews/reviews.values';
import {
  CALL_BODY_MAX_BYTES,
  CALL_NODES_MAX,
  COMPLAINT_FILES_MAX,
  PRODUCT_IMAGES_MAX,
  UPLOAD_MAX_BYTES,
} from '@aabha/contracts/settings/limits';

/** Input limits of a call. A larger input than the ordinary one is read only after the access check. */
export interface InputLimits {
  /** Bytes of a JSON body. */
  jsonBytes: number;
  /** Values in the input, at all depths together. */
  nodes: number;
  /** Bytes of a form with files; 0 where no form is accepted. */
  formBytes: number;
  /** Bytes of a text in a form over REST, which may be sent as a file; absent where texts are short and files pictures. */
  textFileBytes?: number;
}

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
/** Bytes of a character of an Indian script in UTF-8. */
const BYTES_A_CHARACTER = 3;

export const ORDINARY_CALL: InputLimits = {
  jsonBytes: CALL_BODY_MAX_BYTES,
  nodes: CALL_NODES_MAX,
  formBytes: 0,
};

/**
 * Televisions and news: long texts, up to 50 groups of 100 specifications, and every picture at its largest
 * plus one.
 */
export const WITH_PICTURES: InputLimits = {
  jsonBytes: MEGABYTE,
  nodes: 20_000,
  formBytes: (PRODUCT_IMAGES_MAX + 1) * UPLOAD_MAX_BYTES + MEGABYTE,
};

/**
 * Complaints and messages about them: every file at its largest plus one. Anyone may send one, so it is no larger, and forms in
 * flight are limited (`http/overload.ts`).
 */
export const WITH_ATTACHMENTS: InputLimits = {
  ...ORDINARY_CALL,
  formBytes: (COMPLAINT_FILES_MAX + 1) * UPLOAD_MAX_BYTES + 64 * KILOBYTE,
};

/** Returns: every photo at its largest plus one. */
export const WITH_PHOTOS: InputLimits = {
  ...ORDINARY_CALL,
  formBytes: (RETURN_PHOTOS_MAX + 1) * UPLOAD_MAX_BYTES + 64 * KILOBYTE,
};

/** Reviews: every photo at its largest plus one. */
export const WITH_REVIEW_PHOTOS: InputLimits = {
  ...ORDINARY_CALL,
  formBytes: (REVIEW_PHOTOS_MAX + 1) * UPLOAD_MAX_BYTES + 64 * KILOBYTE,
};

/** Visits of technicians: every photo at its largest plus one. */
export const WITH_VISIT_PHOTOS: InputLimits = {
  ...ORDINARY_CALL,
  formBytes: (VISIT_PHOTOS_MAX + 1) * UPLOAD_MAX_BYTES + 64 * KILOBYTE,
};

/** A CSV file of the maximum size, as a form. */
export const FILE_IMPORT: InputLimits = {
  ...ORDINARY_CALL,
  textFileBytes: CSV_MAX_CHARACTERS * BYTES_A_CHARACTER,
  formBytes: CSV_MAX_CHARACTERS * BYTES_A_CHARACTER + 64 * KILOBYTE,
};

/** The largest JSON body of any call: the limit of a route that serves many calls. */
export const MOST_JSON_BYTES = WITH_PICTURES.jsonBytes;

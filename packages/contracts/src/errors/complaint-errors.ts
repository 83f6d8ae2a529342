/** Refusals about complaints and their files; part of the error table (docs/spec/errors.md). */
export const COMPLAINT_ERRORS = {
  COMPLAINT_NOT_FOUND: { status: 404, message: 'Complaint not found.' },
  COMPLAINT_LINK_UNKNOWN: {
    status: 404,
    message: 'This link does not work. Please open it again from our latest email.',
  },
  COMPLAINT_TELEVISION_UNKNOWN: {
    status: 404,
    message: 'This television was not sold with the order of the complaint.',
  },
  COMPLAINT_FILE_NOT_FOUND: { status: 404, message: 'This file no longer exists.' },
  ORDER_OF_EMAIL_NOT_FOUND: {
    status: 404,
    message: 'We found no order with this number and email. Please check both.',
  },
  ATTACHMENT_WRONG_TYPE: {
    status: 415,
    message: (d: { file: string }) => `${d.file} is not a PNG or JPEG picture or a PDF.`,
  },
  COMPLAINT_CLOSED: {
    status: 409,
    message: (d: { days: number }) =>
      `This complaint was resolved more than ${d.days} days ago. Please raise a new one and name this ticket.`,
  },
} as const;

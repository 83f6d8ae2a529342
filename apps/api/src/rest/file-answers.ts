import type { FastifyReply } from 'fastify';

/** What a procedure answers that gives out a file: its name, and its content as base64. */
interface PdfAnswer {
  filename: string;
  pdf: string;
}

/** Procedures whose REST path answers a file instead of the envelope (decisions §2). */
export const PDF_PROCEDURES: ReadonlySet<string> = new Set(['invoices.download']);

/** The answer of a procedure as REST gives it: a PDF as its bytes, everything else as it is. */
export function restAnswer(reply: FastifyReply, procedure: string, answer: unknown): unknown {
  if (!PDF_PROCEDURES.has(procedure)) return answer;
  const { filename, pdf } = answer as PdfAnswer;
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${filename}"`)
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(pdf, 'base64'));
}

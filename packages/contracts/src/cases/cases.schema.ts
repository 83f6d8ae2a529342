import { z } from 'zod';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { Id, Instant, pageOf } from '../wire/wire.schema';
import { CASE_ASSIGNMENTS, CASE_KINDS, CASE_STATES } from './cases.values';

const Kind = z.enum(CASE_KINDS);

/** A complaint, a message or a return, as the inbox shows it (docs/spec/cases.md#inbox). */
export const Case = z.object({
  _id: z.string().meta({ description: 'Of the complaint, the message or the return.' }),
  kind: Kind,
  number: z
    .string()
    .meta({ description: 'The ticket number, the reference, or of a return the order’s number.' }),
  customer: z.string(),
  subject: z.string(),
  state: z.enum(CASE_STATES).meta({ description: 'Whom it waits for.' }),
  status: z.string().meta({ description: 'That of its kind: of the complaint, the message or the return.' }),
  last: z.object({
    by: z.enum(['customer', 'shop']),
    text: z.string().meta({ description: 'The beginning of what was written; of a return its reason.' }),
    at: Instant,
  }),
  assigned_to: z.object({ _id: z.string(), name: z.string() }).nullable(),
  due_at: Instant.nullable().meta({ description: 'By when the shop has to act; null where it has not to.' }),
  created_at: Instant,
});
export type Case = z.infer<typeof Case>;

const filters = z
  .strictObject({
    kind: Kind.optional(),
    state: z.enum(CASE_STATES).optional().meta({ description: 'Left out, all that are not closed.' }),
    assigned: z.enum(CASE_ASSIGNMENTS).optional(),
    overdue: z.literal(true).optional().meta({ description: 'The shop had to act before now.' }),
    search: z.string().max(200).optional().meta({ description: 'Number, name, e-mail, phone or text.' }),
  })
  .default({});

export const ListCasesInput = z.strictObject({ ...pageOf(STAFF_PAGE_SIZES.cases), filters });
export type ListCasesInput = z.output<typeof ListCasesInput>;
export type CaseFilters = ListCasesInput['filters'];
export const ListCasesOutput = z.object({ caseList: z.array(Case), caseCount: z.number().int() });

/** The filters of exported cases, as in the inbox. */
export const ExportCasesInput = ListCasesInput.pick({ filters: true });
export type ExportCasesInput = z.output<typeof ExportCasesInput>;

export const CaseNeighboursInput = z.strictObject({ kind: Kind, id: Id, filters });
export type CaseNeighboursInput = z.output<typeof CaseNeighboursInput>;
const Neighbour = z.object({ kind: Kind, _id: z.string() }).nullable();
/** Null at an end of the inbox, and for an unknown case. */
export const CaseNeighboursOutput = z.object({ previous: Neighbour, next: Neighbour });

const waiting = z.number().int().nullable();
/** How many cases wait for the shop; null of a kind that the caller may not see. */
export const WaitingCasesOutput = z.object({
  waiting: z.object({ complaint: waiting, message: waiting, return: waiting }),
});
export type WaitingCases = z.infer<typeof WaitingCasesOutput>['waiting'];

export const AssigneesInput = z.strictObject({ kind: Kind });
export type AssigneesInput = z.output<typeof AssigneesInput>;
/** The staff to whom cases of a kind can be assigned, by name. */
export const AssigneesOutput = z.object({
  staff: z.array(z.object({ _id: z.string(), name: z.string() })),
});

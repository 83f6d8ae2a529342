import { z } from 'zod';
import { EditedVersion, Id, Instant, requiredText } from '../wire/wire.schema';
import {
  COUNTED_VIEWS_MAX,
  VIEW_FILTERS_MAX,
  VIEW_LISTS,
  VIEW_NAME_MAX,
  VIEWS_MAX,
} from './saved-views.values';

const List = z.enum(VIEW_LISTS).meta({ description: 'The last part of the address of the list.' });
const Name = requiredText('Please enter a name.', VIEW_NAME_MAX);

/** Filters as the address of the list has them, a period as its preset, so that 'last 7 days' moves. */
const Filter = z
  .record(z.string().min(1).max(40), z.union([z.string().max(200), z.number(), z.boolean()]))
  .refine(
    (filter) => Object.keys(filter).length <= VIEW_FILTERS_MAX,
    `A view takes at most ${VIEW_FILTERS_MAX} filters.`,
  )
  .meta({ description: 'The filters as the address of the list has them.' });
export type ViewFilter = z.output<typeof Filter>;

const Sort = z
  .strictObject({ field: z.string().min(1).max(40), order: z.enum(['asc', 'desc']) })
  .meta({ description: 'Null: the usual order of the list.' });

const columnNames = z.array(z.string().max(60)).max(60);
const Columns = z
  .strictObject({ order: columnNames, hidden: columnNames })
  .meta({ description: 'Columns that neither names stand where the list has them. Null: the columns stay.' });

const Contents = z.strictObject({
  name: Name,
  filter: Filter,
  sort: Sort.nullable(),
  columns: Columns.nullable(),
  shared: z.boolean().meta({ description: 'Whether all staff who may open the list have it.' }),
});

export const SavedView = Contents.extend({
  _id: z.string(),
  owner: z.object({ _id: z.string(), name: z.string() }),
  may_change: z.boolean().meta({ description: 'Whether the caller may change and remove it.' }),
  updated_at: Instant,
});
export type SavedView = z.output<typeof SavedView>;
export const SavedViewOutput = z.object({ view: SavedView });

export const ListSavedViewsInput = z.strictObject({ list: List });
export const ListSavedViewsOutput = z.object({
  viewList: z.array(SavedView).meta({ description: 'Own ones first, then those that others share.' }),
  order: z.array(z.string()).meta({ description: 'The ids in the order of the caller; others come behind.' }),
  default_view: z.string().meta({ description: 'Opened with the list; empty for none.' }),
});

const EXAMPLE = {
  name: 'To ship, last 7 days',
  filter: { status: 'Pending', period: '7' },
  sort: { field: 'created_at', order: 'asc' as const },
  columns: null,
  shared: true,
};

export const CreateSavedViewInput = Contents.extend({ list: List }).meta({
  example: { list: 'orders', ...EXAMPLE },
});
export type CreateSavedViewInput = z.output<typeof CreateSavedViewInput>;

export const UpdateSavedViewInput = Contents.partial()
  .extend({ id: Id, updated_at: EditedVersion.optional() })
  .meta({ example: { name: 'To ship soon' } });
export type UpdateSavedViewInput = z.output<typeof UpdateSavedViewInput>;

export const SavedViewIdInput = z.strictObject({ id: Id });

const ViewId = z.string().min(1).max(60);
export const ArrangeSavedViewsInput = z
  .strictObject({
    list: List,
    order: z
      .array(ViewId)
      .max(VIEWS_MAX * 10)
      .meta({ description: 'Ids of saved views, and names of built-in ones, in their order.' }),
    default_view: z.union([z.literal(''), ViewId]).meta({ description: 'Empty for none.' }),
  })
  .meta({ example: { list: 'orders', order: ['built-in:to-ship'], default_view: 'built-in:to-ship' } });
export type ArrangeSavedViewsInput = z.output<typeof ArrangeSavedViewsInput>;

export const CountViewsInput = z
  .strictObject({
    list: List,
    filters: z
      .array(z.record(z.string().max(40), z.unknown()))
      .max(COUNTED_VIEWS_MAX)
      .meta({ description: 'The filters of each view, as the list itself takes them.' }),
  })
  .meta({ example: { list: 'orders', filters: [{ status: 'Pending' }] } });
export type CountViewsInput = z.output<typeof CountViewsInput>;
export const CountViewsOutput = z.object({
  counts: z.array(z.number().int().nullable()).meta({
    description: 'For each filter; null where it is no filter of the list, or counting takes too long.',
  }),
});

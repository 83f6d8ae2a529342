import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ColumnSetup } from '../../data/column-setup';
import {
  ALL_VIEW,
  savedView,
  storableFilter,
  viewAddress,
  type ListViews,
  type Shown,
  type View,
  type ViewSort,
} from '../../data/list-views';
import { useViewActs } from '../../data/saved-views';
import { SaveViewDialog } from './SaveViewDialog';
import { ViewMenu } from './ViewMenu';

interface OpenViewActsProps {
  spec: ListViews;
  views: readonly View[];
  open: View | undefined;
  /** Whether the list shows something else than the open view. */
  isChanged: boolean;
  shown: Shown;
  usual: ViewSort;
  columns: ColumnSetup;
  defaultId: string;
}

/** Returns what is stored of the present filters. */
const contentsOf = ({ filter, sort }: Shown, usual: ViewSort) => ({
  filter: storableFilter(filter),
  sort:
    sort.field === usual.field && sort.order === usual.order
      ? null
      : { field: sort.field, order: sort.order === 'ASC' ? ('asc' as const) : ('desc' as const) },
});

/** The acts on the open view: save, update, rename, share, arrange and delete it. */
export function OpenViewActs({
  spec,
  views,
  open,
  isChanged,
  shown,
  usual,
  columns,
  defaultId,
}: OpenViewActsProps) {
  const navigate = useNavigate();
  const { create, update, change, remove, arrange, readAgain } = useViewActs(spec.list);
  const [dialog, setDialog] = useState<'new' | 'edit' | 'delete'>();
  const own = views.filter(({ id }) => id !== ALL_VIEW.id).map(({ id }) => id);
  const at = open ? own.indexOf(open.id) : -1;
  const saved = open?.saved;
  const move = (by: 1 | -1) => {
    const order = own.toSpliced(at, 1);
    order.splice(at + by, 0, own[at] ?? '');
    arrange.mutate({ order, default_view: defaultId });
  };
  const save = async (values: {
    name: string;
    shared: boolean;
    columns: ColumnSetup | null;
    basedOn?: string;
  }) => {
    const { name, shared, basedOn } = values;
    const setup = values.columns && { order: [...values.columns.order], hidden: [...values.columns.hidden] };
    const { view } =
      dialog === 'edit' && saved
        ? await update({
            id: saved._id,
            name,
            shared,
            columns: setup,
            ...(basedOn && { updated_at: basedOn }),
          })
        : await create({ name, shared, columns: setup, ...contentsOf(shown, usual) });
    await readAgain();
    if (dialog === 'new') void navigate(viewAddress(spec.list, savedView(view), usual));
  };
  const updateFilter = () =>
    saved &&
    change.mutate({
      ...{ id: saved._id, updated_at: saved.updated_at, ...contentsOf(shown, usual) },
      ...(saved.columns && { columns: { order: [...columns.order], hidden: [...columns.hidden] } }),
    });
  return (
    <>
      {isChanged && open && open.id !== ALL_VIEW.id && (
        <Typography role="status" variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          Unsaved changes
        </Typography>
      )}
      {isChanged && saved?.may_change && (
        <Button size="small" disabled={change.isPending} onClick={updateFilter} sx={{ flexShrink: 0 }}>
          Update view
        </Button>
      )}
      {(isChanged || !open) && (
        <Button size="small" onClick={() => setDialog('new')} sx={{ flexShrink: 0 }}>
          Save as view
        </Button>
      )}
      {open && at >= 0 && (
        <ViewMenu
          view={open}
          isDefault={open.id === defaultId}
          canMove={{ left: at > 0, right: at < own.length - 1 }}
          onEdit={() => setDialog('edit')}
          onShare={(shared) =>
            saved && change.mutate({ id: saved._id, shared, updated_at: saved.updated_at })
          }
          onDefault={(isDefault) => arrange.mutate({ order: own, default_view: isDefault ? open.id : '' })}
          onMove={move}
          onDelete={() => setDialog('delete')}
        />
      )}
      {(dialog === 'new' || dialog === 'edit') && (
        <SaveViewDialog
          view={dialog === 'edit' ? saved : undefined}
          columns={columns}
          onSave={save}
          onClose={() => setDialog(undefined)}
        />
      )}
      <Confirm
        isOpen={dialog === 'delete'}
        title="Delete view"
        content={`Do you want to delete the view ‘${open?.name ?? ''}’${saved?.shared ? ' for all staff' : ''}? The records in it stay.`}
        cancel="Cancel"
        confirm="Delete"
        confirmColor="warning"
        onConfirm={() => {
          setDialog(undefined);
          if (saved)
            remove.mutate(saved._id, {
              onSuccess: () => void navigate(viewAddress(spec.list, ALL_VIEW, usual)),
            });
        }}
        onClose={() => setDialog(undefined)}
      />
    </>
  );
}

import { Box, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { CASE_KIND_NAMES } from '@aabha/contracts/cases/cases.values';
import type { SavedReply } from '@aabha/contracts/saved-replies/saved-replies.schema';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { CreateButton } from '../../components/CreateButton';
import { EmptyList } from '../../components/EmptyList';
import { ListTable } from '../../components/lists/ListTable';
import { RelativeTimeField } from '../../components/RelativeTimeField';
import { TableList } from '../../components/TableList';
import { choicesOf } from '../../data/choices-of';
import { SavedReplyActions } from './SavedReplyActions';
import { SAVED_REPLY_VIEWS } from './saved-reply-views';

const SavedReplyDialog = lazy(() =>
  import('./SavedReplyDialog').then((module) => ({ default: module.SavedReplyDialog })),
);

type ReplyRecord = SavedReply & { id: string };
const Column = DataTable.Col<ReplyRecord>;
const empty = (
  <EmptyList text="No saved replies found" hint="Keep the texts that you write again and again." />
);

const filters = [
  <SearchInput key="search" source="search" placeholder="Name, text" alwaysOn />,
  <SelectInput
    key="kind"
    source="kind"
    label="Suits"
    choices={choicesOf(CASE_KIND_NAMES)}
    emptyText="All"
    alwaysOn
  />,
];

const kindsText = ({ kinds }: ReplyRecord) => kinds.map((kind) => CASE_KIND_NAMES[kind]).join(', ');
const clamped = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

function ReplyTable() {
  return (
    <ListTable<ReplyRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column label="Name" render={({ name }) => <strong>{name}</strong>} />
      <Column label="Suits" render={kindsText} />
      <Column
        label="Text"
        cellSx={() => ({ width: '45%', minWidth: 300 })}
        render={({ text_en: text }) => (
          <Typography variant="body2" sx={clamped}>
            {text}
          </Typography>
        )}
      />
      <Column label="Hindi" render={({ text_hi: text }) => (text === '' ? 'No' : 'Yes')} />
      <Column label="Changed" render={({ updated_at: at }) => <RelativeTimeField iso={at} />} />
      <Column label="" align="right" render={(reply) => <SavedReplyActions reply={reply} />} />
    </ListTable>
  );
}

function ReplyRows() {
  return (
    <SimpleList<ReplyRecord>
      rowClick={false}
      primaryText={(reply) => (
        <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <strong>{reply.name}</strong>
          <SavedReplyActions reply={reply} />
        </Box>
      )}
      secondaryText={(reply) => (
        <>
          {kindsText(reply)}
          {reply.text_hi !== '' && ', with Hindi'}
          <Typography component="span" variant="body2" sx={clamped}>
            {reply.text_en}
          </Typography>
        </>
      )}
      empty={empty}
    />
  );
}

/** Texts that staff keep for answers (docs/spec/cases.md#saved-replies). */
export function SavedReplyList() {
  return (
    <TableList
      resource="saved-replies"
      title="Saved Replies"
      filters={filters}
      perPage={STAFF_PAGE_SIZES.savedReplies}
      failed="Failed to fetch saved replies"
      actions={
        <CreateButton
          label="Add saved reply"
          dialog={(close) => (
            <Suspense>
              <SavedReplyDialog onClose={close} />
            </Suspense>
          )}
        />
      }
      views={SAVED_REPLY_VIEWS}
      table={<ReplyTable />}
      rows={<ReplyRows />}
    />
  );
}

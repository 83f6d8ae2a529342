import { Box, Typography } from '@mui/material';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { LANGUAGE_FACTS } from '@aabha/contracts/language/language';
import { MAIL_AUDIENCE_LABELS } from '@aabha/contracts/mails/mails.values';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { EmptyList } from '../../components/EmptyList';
import { ListTable } from '../../components/lists/ListTable';
import { RowLink } from '../../components/RowLink';
import { TableList } from '../../components/TableList';
import { choicesOf } from '../../data/choices-of';
import { MailAudienceField } from './MailAudienceField';
import type { MailTemplateRecord } from './mail-template-record';

const Column = DataTable.Col<MailTemplateRecord>;
const empty = (
  <EmptyList text="No mail templates found" hint="Try another word, or choose All under To whom." />
);

const filters = [
  <SearchInput key="search" source="search" placeholder="Name, subject, occasion" alwaysOn />,
  <SelectInput
    key="audience"
    source="audience"
    label="To whom"
    choices={choicesOf(MAIL_AUDIENCE_LABELS)}
    emptyText="All"
    alwaysOn
  />,
];

const NameLink = ({ template: { id, name } }: { template: MailTemplateRecord }) => (
  <RowLink to={`/admin-dashboard/mail-templates/${id}/show`}>{name}</RowLink>
);

const languagesText = ({ languages }: MailTemplateRecord) =>
  languages.map((language) => LANGUAGE_FACTS[language].englishName).join(', ');

function TemplateTable() {
  return (
    <ListTable<MailTemplateRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column
        label="Mail"
        cellSx={() => ({ maxWidth: 360, overflowWrap: 'anywhere' })}
        render={(template) => (
          <>
            <strong>
              <NameLink template={template} />
            </strong>
            <Typography variant="body2" color="textSecondary">
              {template.subject}
            </Typography>
          </>
        )}
      />
      <Column label="To" render={({ audience }) => <MailAudienceField audience={audience} />} />
      <Column label="Sent when" cellSx={() => ({ maxWidth: 340 })} render={({ when }) => when} />
      <Column label="Languages" render={languagesText} />
    </ListTable>
  );
}

function TemplateRows() {
  return (
    <SimpleList<MailTemplateRecord>
      rowClick={false}
      primaryText={(template) => (
        <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <NameLink template={template} />
          <MailAudienceField audience={template.audience} />
        </Box>
      )}
      secondaryText={(template) => (
        <>
          <span style={{ display: 'block', overflowWrap: 'anywhere' }}>{template.subject}</span>
          {template.when}
        </>
      )}
      empty={empty}
    />
  );
}

/** Every kind of mail that the shop sends (docs/spec/mail-templates.md#list). */
export function MailTemplateList() {
  return (
    <TableList
      resource="mail-templates"
      title="Mail Templates"
      filters={filters}
      perPage={STAFF_PAGE_SIZES.mailTemplates}
      failed="Failed to fetch mail templates"
      table={<TemplateTable />}
      rows={<TemplateRows />}
    />
  );
}

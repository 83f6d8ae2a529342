import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import {
  Alert,
  Box,
  Button,
  MenuItem,
  Stack,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LANGUAGE_FACTS, type Language } from '@aabha/contracts/language/language';
import type { MailTemplatePreview } from '@aabha/contracts/mails/mail-templates.schema';
import { CardSection } from '../../components/CardSection';
import { Facts } from '../../components/Facts';
import { useWholeRecord } from '../../components/use-whole-record';
import { MailAudienceField } from './MailAudienceField';
import { MailPreviewTabs } from './MailPreviewTabs';
import type { MailTemplateRecord, OpenMailTemplateRecord } from './mail-template-record';
import { SendTestButton } from './SendTestButton';
import { useMailPreview } from './use-mail-preview';

const factsOf = (
  { when }: MailTemplateRecord,
  { from, to, reply_to: replyTo, attachments }: MailTemplatePreview,
): (readonly [string, ReactNode])[] => [
  ['Sent when', when],
  ['From', from],
  ['To', to],
  ['Replies to', replyTo ?? 'The sender'],
  ['Attachments', attachments.join(', ') || 'None'],
];

type Preview = ReturnType<typeof useMailPreview>;

/** Chooses the example and the language, where there are several. */
function PreviewChoices({ template, preview }: { template: MailTemplateRecord; preview: Preview }) {
  const { examples, languages } = template;
  const { chosen, chooseExample, chooseLanguage } = preview;
  if (examples.length === 1 && languages.length === 1) return null;
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
      {examples.length > 1 && (
        <TextField
          select
          size="small"
          label="Example"
          value={chosen.example}
          onChange={({ target }) => chooseExample(target.value)}
          sx={{ minWidth: 220 }}
        >
          {examples.map(({ _id, name }) => (
            <MenuItem key={_id} value={_id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {languages.length > 1 && (
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Language of the mail"
          value={chosen.language}
          onChange={(_event, language: Language | null) => language && chooseLanguage(language)}
        >
          {languages.map((language) => (
            <ToggleButton key={language} value={language} lang={language}>
              {LANGUAGE_FACTS[language].name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
    </Stack>
  );
}

/** What went wrong while another example was read. */
const PreviewFailed = ({ preview: { error, retry } }: { preview: Preview }) =>
  error && (
    <Alert
      severity="error"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" onClick={() => void retry()}>
          Retry
        </Button>
      }
    >
      {error.message}
    </Alert>
  );

function OpenTemplate({ template }: { template: OpenMailTemplateRecord }) {
  const preview = useMailPreview(template);
  const { shown } = preview;
  return (
    <Stack spacing={2}>
      <Box>
        <Button
          component={Link}
          to="/admin-dashboard/mail-templates"
          startIcon={<ArrowBackIcon />}
          size="small"
        >
          All mail templates
        </Button>
      </Box>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h2">{template.name}</Typography>
        <MailAudienceField audience={template.audience} />
        <Box sx={{ flex: 1 }} />
        <SendTestButton kind={template.kind} {...preview.chosen} />
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '320px minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <CardSection title="Details">
          <Facts rows={factsOf(template, shown)} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            The data are made up. A test goes to your own address only.
          </Typography>
        </CardSection>
        <CardSection title="What it says">
          <PreviewChoices template={template} preview={preview} />
          <PreviewFailed preview={preview} />
          <Typography lang={shown.language} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {shown.subject}
          </Typography>
          <MailPreviewTabs preview={shown} />
        </CardSection>
      </Box>
    </Stack>
  );
}

/** A kind of mail, shown with example data. */
export function MailTemplateContent() {
  const template = useWholeRecord<OpenMailTemplateRecord>('preview');
  if (!template) return null;
  return <OpenTemplate key={template.id} template={template} />;
}

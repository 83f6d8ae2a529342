import { TextInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { CreateWebhookInput, type Webhook } from '@aabha/contracts/webhooks/webhooks.schema';
import { WEBHOOK_EVENT_NAMES } from '@aabha/contracts/webhooks/webhooks.values';
import { FormDialog } from '../../components/FormDialog';
import type { ConflictField } from '../../data/edit-conflict';
import { validateWith } from '../../data/validate-with';
import { EventsInput } from './EventsInput';
import type { ShownSecret } from './SecretDialog';
import type { WebhookRecord } from './webhook-record';
import type { WebhookProvider } from './webhooks.data';

const EMPTY: CreateWebhookInput = { url: '', description: '', events: [] };
const validate = validateWith(CreateWebhookInput);
const valuesOf = (current: unknown): CreateWebhookInput => {
  const { url, description, events } = current as Webhook;
  return { url, description, events };
};
const FIELDS: readonly ConflictField<CreateWebhookInput>[] = [
  { source: 'url', label: 'Address', text: ({ url }) => url },
  { source: 'description', label: 'Description', text: ({ description }) => description },
  {
    ...{ source: 'events', label: 'Events' },
    text: ({ events }) => events.map((event) => WEBHOOK_EVENT_NAMES[event]).join(', '),
  },
];

interface WebhookDialogProps {
  /** The webhook to edit; a new one without it. */
  webhook?: WebhookRecord;
  onMade?: (made: ShownSecret) => void;
  onClose: () => void;
}

/** Adds a webhook, or changes one. */
export function WebhookDialog({ webhook, onMade, onClose }: WebhookDialogProps) {
  const dataProvider = useDataProvider<WebhookProvider>();
  const refresh = useRefresh();
  const notify = useNotify();
  const save = async (typed: CreateWebhookInput, basedOn: string | undefined) => {
    const input = CreateWebhookInput.parse(typed);
    if (webhook) {
      await dataProvider.updateWebhook(webhook.id, input, basedOn);
      notify('Webhook saved.', { type: 'success' });
    } else {
      const { data } = await dataProvider.createWebhook(input);
      onMade?.({ url: data.webhook.url, secret: data.secret });
    }
    refresh();
  };
  return (
    <FormDialog
      title={webhook ? 'Edit the webhook' : 'Add a webhook'}
      save={webhook ? 'Save' : 'Add webhook'}
      saving="Saving..."
      values={webhook ? valuesOf(webhook) : EMPTY}
      validate={validate}
      onSave={save}
      onClose={onClose}
      maxWidth="md"
      {...(webhook && {
        edit: {
          ...{ updatedAt: webhook.updated_at, fields: FIELDS, valuesOf },
          record: { resource: 'webhooks', record: webhook.id },
        },
      })}
    >
      <TextInput
        source="url"
        label="Address"
        type="url"
        helperText="Where the program takes events. It begins with https://."
        autoComplete="off"
        fullWidth
      />
      <TextInput source="description" label="Description (optional)" autoComplete="off" fullWidth />
      <EventsInput />
    </FormDialog>
  );
}

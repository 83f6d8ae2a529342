import { z } from 'zod';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { Id, Instant, pageOf, requiredText } from '../wire/wire.schema';
import { API_KEY_DAYS, API_KEY_SCOPES, API_KEY_STATES } from './api-keys.values';

const Scope = z.enum(API_KEY_SCOPES);

/** A key as staff see it: without its secret part. */
export const ApiKey = z.object({
  _id: z.string(),
  name: z.string(),
  prefix: z.string().meta({ description: 'The first part of the key, by which it can be recognized.' }),
  scopes: z.array(Scope),
  state: z.enum(API_KEY_STATES),
  expires_at: Instant,
  last_used_at: Instant.nullable().meta({ description: 'To the minute; null when it was never used.' }),
  revoked_at: Instant.nullable(),
  created_by: z.object({ _id: z.string(), name: z.string() }).meta({
    description: 'For whom it acts. It ends with the account.',
  }),
  created_at: Instant,
});
export type ApiKey = z.infer<typeof ApiKey>;

export const CreateApiKeyInput = z.strictObject({
  name: requiredText('Name is required.', 100),
  scopes: z
    .array(Scope)
    .min(1, 'Choose at least one.')
    .max(API_KEY_SCOPES.length)
    .refine((scopes) => new Set(scopes).size === scopes.length, 'Choose each once.'),
  days: z.literal(API_KEY_DAYS, { error: 'Choose for how long.' }).meta({
    description: 'For how many days it can be used.',
  }),
});
export type CreateApiKeyInput = z.output<typeof CreateApiKeyInput>;

/** The only response with the whole key. */
export const CreateApiKeyOutput = z.object({
  apiKey: ApiKey,
  key: z.string().meta({ description: 'The whole key. It cannot be shown again.' }),
});
export const ApiKeyOutput = z.object({ apiKey: ApiKey });

export const ListApiKeysInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.apiKeys),
  filters: z
    .strictObject({
      state: z.enum(API_KEY_STATES).optional(),
      search: z.string().max(200).optional().meta({ description: 'Part of the name or the prefix.' }),
    })
    .default({}),
});
export type ListApiKeysInput = z.output<typeof ListApiKeysInput>;
export const ListApiKeysOutput = z.object({ apiKeyList: z.array(ApiKey), apiKeyCount: z.number().int() });

/** The filters of exported keys, as in the list. */
export const ExportApiKeysInput = ListApiKeysInput.pick({ filters: true });
export type ExportApiKeysInput = z.output<typeof ExportApiKeysInput>;

export const ApiKeyIdInput = z.strictObject({ id: Id });

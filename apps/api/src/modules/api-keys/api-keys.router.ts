import {
  ApiKeyIdInput,
  ApiKeyOutput,
  CreateApiKeyInput,
  CreateApiKeyOutput,
  ListApiKeysInput,
  ListApiKeysOutput,
} from '@aabha/contracts/api-keys/api-keys.schema';
import { post } from '../../trpc/procedure-meta';
import { router, superAdminProcedure } from '../../trpc/procedures';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.service';

export const apiKeysRouter = router({
  list: superAdminProcedure
    .meta(post('/apiKey/list', 'The API keys, newest first'))
    .input(ListApiKeysInput)
    .output(ListApiKeysOutput)
    .query(({ ctx, input }) => listApiKeys(ctx, input)),
  create: superAdminProcedure
    .meta(post('/apiKey/new', 'Make an API key. It is shown in this response only'))
    .input(CreateApiKeyInput)
    .output(CreateApiKeyOutput)
    .mutation(({ ctx, input }) => createApiKey(ctx, input)),
  revoke: superAdminProcedure
    .meta(post('/apiKey/{id}/revoke', 'Revoke an API key'))
    .input(ApiKeyIdInput)
    .output(ApiKeyOutput)
    .mutation(({ ctx, input }) => revokeApiKey(ctx, input)),
});

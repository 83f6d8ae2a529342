import {
  ApiKeyIdInput,
  ApiKeyOutput,
  CreateApiKeyInput,
  CreateApiKeyOutput,
  ExportApiKeysInput,
  ListApiKeysInput,
  ListApiKeysOutput,
} from '@aabha/contracts/api-keys/api-keys.schema';
import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import { post, READS_REPORTS } from '../../trpc/procedure-meta';
import { router, superAdminProcedure } from '../../trpc/procedures';
import { createApiKey, exportApiKeys, listApiKeys, revokeApiKey } from './api-keys.service';

export const apiKeysRouter = router({
  list: superAdminProcedure
    .meta(post('/apiKey/list', 'The API keys, newest first'))
    .input(ListApiKeysInput)
    .output(ListApiKeysOutput)
    .query(({ ctx, input }) => listApiKeys(ctx, input)),
  exportCsv: superAdminProcedure
    .meta(
      post(
        '/apiKey/export',
        'The API keys of a filter as a CSV file, without the keys themselves',
        READS_REPORTS,
      ),
    )
    .input(ExportApiKeysInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportApiKeys(ctx, input)),
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

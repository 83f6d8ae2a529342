import { aProduct } from '@aabha/api/testing/builders';
import { post } from './calls';
import type { KeyedCall } from './keyed-call';
import type { KeyedRun } from './keyed-run';

/** Returns the undo of an import of its own; undefined when that could not be made. */
export async function undoImportCall({
  environment,
  people: { owner },
}: KeyedRun): Promise<KeyedCall | undefined> {
  const { id } = await aProduct(environment.database.db);
  const csv = `_id,companyName\n${id},Renamed\n`;
  const options = () => ({ token: owner.token, key: crypto.randomUUID() });
  const imported = await post<{ importId?: string }>(
    environment,
    '/trpc/products.importCsv',
    { csv },
    options(),
  );
  const importId = imported.kind === 'done' ? imported.data.importId : undefined;
  if (importId === undefined) return undefined;
  const path = `/import/${importId}`;
  const preview = await post<{ digest: string }>(
    environment,
    `${path}/preview-undo`,
    {},
    { token: owner.token },
  );
  if (preview.kind !== 'done') return undefined;
  return {
    path: `${path}/undo`,
    body: { digest: preview.data.digest },
    token: owner.token,
    effects: async () => {
      const [row] = await environment.database.sql<{ n: number }[]>`select count(*)::int as n from audit_log
        where action = 'product.import-undo' and entity_id = ${id}`;
      return row?.n ?? 0;
    },
  };
}

import { useDataProvider } from 'react-admin';
import type { ApiKey } from '@aabha/contracts/api-keys/api-keys.schema';
import { RemoveRowButton } from '../../components/RemoveRowButton';
import type { ApiKeyProvider } from './api-keys.data';

/** Revokes a key after a question that names it; nothing for one that is revoked already. */
export function RevokeApiKeyButton({ apiKey: { _id, name, prefix, state } }: { apiKey: ApiKey }) {
  const dataProvider = useDataProvider<ApiKeyProvider>();
  if (state === 'revoked') return null;
  return (
    <RemoveRowButton
      action="Revoke"
      name={name}
      question={{
        title: `Revoke the key of ${name}?`,
        content: `Programs that use ${prefix}… are refused from now on. This cannot be undone.`,
      }}
      remove={() => dataProvider.revokeApiKey(_id)}
      done={`The key of ${name} is revoked.`}
    />
  );
}

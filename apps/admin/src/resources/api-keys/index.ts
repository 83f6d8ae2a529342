import KeyIcon from '@mui/icons-material/VpnKeyOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const ApiKeyList = lazy(() => import('./ApiKeyList').then((module) => ({ default: module.ApiKeyList })));

export const apiKeys = {
  name: 'api-keys',
  label: 'API Keys',
  group: 'System',
  icon: KeyIcon,
  may: 'superAdmins',
  list: ApiKeyList,
  data: lazyData(() => import('./api-keys.data').then(({ apiKeyData }) => apiKeyData), {
    ...{ createApiKey: true, revokeApiKey: true },
  }),
} satisfies BackOfficeResource;

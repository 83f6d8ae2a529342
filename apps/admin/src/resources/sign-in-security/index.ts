import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import { lazy } from 'react';
import { ANY_STAFF, type BackOfficeResource } from '../../data/resource';

const SignInSecurity = lazy(() =>
  import('./SignInSecurity').then((module) => ({ default: module.SignInSecurity })),
);

export const signInSecurity = {
  name: 'sign-in-security',
  label: 'Sign-in Security',
  group: 'System',
  icon: AccountIcon,
  roles: ANY_STAFF,
  list: SignInSecurity,
} satisfies BackOfficeResource;

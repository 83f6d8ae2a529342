import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import { BesideSignIn } from '../../components/sign-in/BesideSignIn';
import { ANY_STAFF, type BackOfficeResource } from '../../data/resource';

export const signInSecurity = {
  name: 'sign-in-security',
  label: 'Sign-in Security',
  group: 'System',
  icon: AccountIcon,
  roles: ANY_STAFF,
  list: BesideSignIn,
} satisfies BackOfficeResource;

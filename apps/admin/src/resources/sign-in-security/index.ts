import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import { BesideSignIn } from '../../components/sign-in/BesideSignIn';
import { type BackOfficeResource } from '../../data/resource';

export const signInSecurity = {
  name: 'sign-in-security',
  label: 'Sign-in Security',
  group: 'System',
  icon: AccountIcon,
  may: 'staff',
  list: BesideSignIn,
} satisfies BackOfficeResource;

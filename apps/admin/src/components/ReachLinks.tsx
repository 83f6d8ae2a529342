import { Link } from '@mui/material';
import { formatPhone } from '@aabha/contracts/phone/phone';
import { EmailText } from './EmailText';

/** An e-mail address as a link. */
export function MailLink({ email }: { email: string }) {
  return (
    <Link href={`mailto:${email}`}>
      <EmailText email={email} />
    </Link>
  );
}

/** An Indian number of ten digits as a phone link; an account that began with a code by e-mail may have none. */
export function CallLink({ phone }: { phone: string }) {
  if (phone === '') return 'None';
  return (
    <Link href={`tel:+91${phone}`} sx={{ whiteSpace: 'nowrap' }}>
      {formatPhone(phone)}
    </Link>
  );
}

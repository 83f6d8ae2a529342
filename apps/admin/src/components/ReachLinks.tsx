import { Link } from '@mui/material';
import { formatPhone } from '@aabha/contracts/phone/phone';

/** An e-mail address, to be written to with a press. */
export function MailLink({ email }: { email: string }) {
  return <Link href={`mailto:${email}`}>{email}</Link>;
}

/** A number of ten digits in India, to be called with a press. */
export function CallLink({ phone }: { phone: string }) {
  return <Link href={`tel:+91${phone}`}>{formatPhone(phone)}</Link>;
}

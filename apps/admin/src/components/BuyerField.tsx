import { Typography } from '@mui/material';
import { formatPhone } from '@aabha/contracts/phone/phone';
import { EmailText } from './EmailText';

interface Buyer {
  name: string;
  email: string;
  phone: string;
}

/** The buyer of an invoice or a credit note, with how to reach them. */
export function BuyerField({ buyer }: { buyer: Buyer }) {
  return (
    <>
      {buyer.name}
      <Typography variant="body2" color="textSecondary">
        <EmailText email={buyer.email} />
        <br />
        <span style={{ whiteSpace: 'nowrap' }}>{formatPhone(buyer.phone)}</span>
      </Typography>
    </>
  );
}

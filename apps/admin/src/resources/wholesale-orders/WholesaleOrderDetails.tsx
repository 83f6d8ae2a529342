import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { formatPhone } from '@aabha/contracts/phone/phone';
import type { WholesaleOrderRecord } from './wholesale-orders.data';
import { AcceptedTexts } from '../../components/AcceptedTexts';
import { DownloadInvoiceButton } from '../../components/DownloadInvoiceButton';
import { PaymentStatusSelect } from './PaymentStatusSelect';
import { WholesaleCredits } from './WholesaleCredits';

function Products({ order }: { order: WholesaleOrderRecord }) {
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table aria-label="Products">
        <TableHead>
          <TableRow>
            <TableCell>Product</TableCell>
            <TableCell align="right">Quantity</TableCell>
            <TableCell align="right">Unit price</TableCell>
            <TableCell align="right">Total</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {order.products.map((line) => (
            <TableRow key={line.product_id._id}>
              <TableCell>{line.product_id.name}</TableCell>
              <TableCell align="right">{line.quantity}</TableCell>
              <TableCell align="right">{formatRupees(line.price)}</TableCell>
              <TableCell align="right">{formatRupees(line.price * line.quantity)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function Block({
  title,
  lines,
  children,
}: {
  title: string;
  lines?: readonly string[];
  children?: ReactNode;
}) {
  return (
    <section>
      <Typography variant="h6" component="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {lines
        ?.filter((line) => line !== '')
        .map((line, index) => (
          <Typography key={index} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {line}
          </Typography>
        ))}
      {children}
    </section>
  );
}

const company = ({ companyName, gstNumber }: WholesaleOrderRecord) =>
  companyName === '' && gstNumber === ''
    ? ['None given']
    : [companyName, gstNumber === '' ? '' : `GST ${gstNumber}`];

/**
 * All details of a wholesale order: products, addresses, company, and payment
 * (docs/spec/wholesale.md#staff-screens).
 */
export function WholesaleOrderDetails({ order }: { order: WholesaleOrderRecord }) {
  const { shipping_address: to, billing_address: bill } = order;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Products order={order} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        }}
      >
        <Block
          title="Shipping address"
          lines={[
            `${to.firstName} ${to.lastName}`,
            to.fullAddress,
            to.apartment,
            `${to.city}, ${to.state} ${to.zipCode}`,
            to.country,
          ]}
        />
        <Block
          title="Billing address"
          lines={[
            `${bill.billingFirstName} ${bill.billingLastName}`,
            bill.billingFullAddress,
            bill.billingApartment,
            `${bill.billingCity}, ${bill.billingState} ${bill.billingZipCode}`,
            bill.billingCountry,
          ]}
        />
        <Block title="Company" lines={company(order)}>
          {order.accepted_texts && (
            <Typography variant="body2" sx={{ mt: 1 }}>
              Terms: <AcceptedTexts accepted={order.accepted_texts} />
            </Typography>
          )}
        </Block>
        <Block title="Contact and payment" lines={[order.email, formatPhone(order.contact)]}>
          <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', mt: 1 }}>
            <PaymentStatusSelect order={order} />
            {order.invoice_id && (
              <>
                <DownloadInvoiceButton id={order.invoice_id} invoiceNumber={order.invoiceNumber} />
                <WholesaleCredits order={order} />
              </>
            )}
          </Box>
        </Block>
      </Box>
    </Box>
  );
}

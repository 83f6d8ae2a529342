import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { shortId } from '@aabha/contracts/orders/orders.rules';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import type { WholesaleOrderRecord } from './wholesale-orders.data';
import { PaymentStatusField } from './PaymentStatusField';
import { WholesaleOrderDetails } from './WholesaleOrderDetails';

/* One line where there is room; on phones the id with the status, then the rest below. */
const AREAS = {
  xs: '"id status" "email email" "date items" "total total"',
  md: '"id email date items total status"',
};

function Summary({ order }: { order: WholesaleOrderRecord }) {
  const itemCount = order.products.length;
  return (
    <Box
      sx={{
        flex: 1,
        minWidth: 0,
        display: 'grid',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        gridTemplateAreas: AREAS,
        gridTemplateColumns: { xs: '1fr auto', md: '90px minmax(0, 1fr) 190px 80px 110px 110px' },
      }}
    >
      <Typography sx={{ gridArea: 'id', fontWeight: 700 }}>#{shortId(order._id, 6)}</Typography>
      <Typography variant="body2" sx={{ gridArea: 'email', overflowWrap: 'anywhere' }}>
        {order.email}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ gridArea: 'date' }}>
        <time dateTime={order.created_at}>{formatDateTime(order.created_at)}</time>
      </Typography>
      <Typography variant="body2" sx={{ gridArea: 'items' }}>
        {itemCount === 1 ? '1 item' : `${itemCount} items`}
      </Typography>
      <Typography
        sx={{
          gridArea: 'total',
          fontWeight: 700,
          textAlign: { md: 'right' },
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {formatRupees(order.total_price)}
      </Typography>
      <Box sx={{ gridArea: 'status', justifySelf: 'end' }}>
        <PaymentStatusField status={order.paymentStatus} />
      </Box>
    </Box>
  );
}

/** A wholesale order: a summary that expands to all details (docs/spec/wholesale.md#staff-screens). */
export function WholesaleOrderCard({ order }: { order: WholesaleOrderRecord }) {
  return (
    <Accordion
      disableGutters
      variant="outlined"
      sx={{ borderRadius: 2, '&::before': { display: 'none' } }}
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h2' } }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Summary order={order} />
      </AccordionSummary>
      <AccordionDetails sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
        <WholesaleOrderDetails order={order} />
      </AccordionDetails>
    </Accordion>
  );
}

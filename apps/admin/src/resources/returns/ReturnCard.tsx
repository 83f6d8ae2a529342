import { Box, Card, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import { formatPhone } from '@aabha/contracts/phone/phone';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { ScreenLink } from '../../components/ScreenLink';
import { EmailText } from '../../components/EmailText';
import type { ReturnRecord } from './returns.data';
import { ApproveReturnButton } from './ApproveReturnButton';
import { RefundReturnButton } from './RefundReturnButton';
import { formatPickup } from './format-pickup';
import { CONDITION_LABEL, WISH_LABEL } from './return-labels';
import { ReturnDueField } from './ReturnDueField';
import { ReturnStateField } from './ReturnStateField';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </>
  );
}

/**
 * A return request: customer, products, reason, and its two steps
 * (docs/spec/returns-and-refunds.md#staff-screen).
 */
export function ReturnCard({ request }: { request: ReturnRecord }) {
  const { user_id: asker, order_id: order } = request;
  const headingId = `return-${request._id}`;
  return (
    <Card
      component="article"
      aria-labelledby={headingId}
      sx={{ p: 2, height: '100%', display: 'flex', flexDirection: 'column', gap: 1.5 }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography id={headingId} variant="h4" component="h2">
            <ScreenLink to={`/admin-dashboard/return-requests/${request._id}/show`}>{asker.name}</ScreenLink>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <EmailText email={asker.email} />
            <br />
            {formatPhone(asker.phone)}
          </Typography>
        </Box>
        <Box sx={{ flexShrink: 0 }}>
          <ReturnStateField request={request} />
        </Box>
      </Stack>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          columnGap: 2,
          rowGap: 0.5,
          m: 0,
          flex: 1,
          alignContent: 'start',
          alignItems: 'baseline',
        }}
      >
        <Fact label="Requested">{formatDateTime(request.created_at)}</Fact>
        <Fact label="Order">
          <ScreenLink to={`/admin-dashboard/orders/${order._id}/show`}>{orderNumber(order._id)}</ScreenLink>
        </Fact>
        <Fact label="Products">
          {order.products.map((line) => `${line.quantity} × ${line.product_id.name}`).join(', ')}
        </Fact>
        <Fact label="Payment id">{request.payment_id}</Fact>
        <Fact label="Refund">
          <strong>{formatRupees(request.refund_amount)}</strong>
        </Fact>
        <Fact label="Reason">{request.return_reason}</Fact>
        {request.condition !== null && <Fact label="Condition">{CONDITION_LABEL[request.condition]}</Fact>}
        {request.wish !== null && <Fact label="Wish">{WISH_LABEL[request.wish]}</Fact>}
        {request.pickup && (
          <Fact label="Pickup">
            {formatPickup(request.pickup)}, {request.pickup.center}
          </Fact>
        )}
        {request.photos > 0 && <Fact label="Photos">{request.photos}</Fact>}
        {request.decision_reason !== null && <Fact label="Our reason">{request.decision_reason}</Fact>}
      </Box>
      <ReturnDueField dueAt={request.due_at} />
      <Stack direction="row" spacing={1}>
        <ApproveReturnButton request={request} />
        <RefundReturnButton request={request} />
      </Stack>
    </Card>
  );
}

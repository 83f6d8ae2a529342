import { useRef } from 'react';
import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/checkout';
import { Button } from '@aabha/ui/components/Button';
import { PayBar } from './PayBar';
import { AgreeToTexts } from '../../lib/AgreeToTexts';
import fieldset from '../../styles/fieldset.module.css';
import classes from './checkout.module.css';
import { PaymentFailed } from './PaymentFailed';
import type { usePayment } from './use-payment';
import { useReveal } from './use-reveal';

interface PayActProps {
  payment: Pick<ReturnType<typeof usePayment>, 'problem' | 'failure' | 'busy'>;
  /** Rupees. */
  payable: number;
}

/** The button that pays, after what went wrong before and the texts that it accepts (docs/spec/checkout.md#texts-agreed). */
export function PayAct({ payment: { problem, failure, busy }, payable }: PayActProps) {
  const place = useRef<HTMLDivElement>(null);
  const notice = problem ?? failure;
  const shown = useReveal<HTMLDivElement>(notice);
  return (
    <>
      {notice && (
        <div ref={shown} className={classes.payNotice} tabIndex={-1}>
          {problem && (
            <p className={fieldset.problem} role="alert">
              {problem}
            </p>
          )}
          {failure && <PaymentFailed failure={failure} busy={busy} />}
        </div>
      )}
      <AgreeToTexts />
      <div ref={place}>
        <Button type="submit" size="large" wide busy={busy}>
          {texts.placeOrderAndPay(formatRupees(payable))}
        </Button>
      </div>
      <PayBar place={place} payable={payable} busy={busy} />
    </>
  );
}

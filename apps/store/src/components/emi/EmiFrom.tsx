import { useState } from 'react';
import { lowestInstalment } from '@aabha/contracts/emi/emi-plans.rules';
import { paiseFromRupees } from '@aabha/contracts/money/money';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { indiaDay } from '@aabha/contracts/time/india-time';
import * as texts from '@aabha/messages/emi';
import { Button } from '@aabha/ui/components/Button';
import { Dialog } from '@aabha/ui/components/Dialog';
import { EmiPlans } from './EmiPlans';
import { useEmiPlans } from './use-emi-plans';

/** 'From ₹x a month' for what a cart costs, which opens the plans; nothing without a plan (docs/spec/emi.md#from). */
export function EmiFrom({ payable }: { payable: number }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useEmiPlans();
  const from = data && lowestInstalment(data.planList, paiseFromRupees(payable), indiaDay(new Date()));
  if (from === undefined) return null;
  return (
    <>
      <Button kind="quiet" wide onClick={() => setOpen(true)}>
        {texts.fromWithPlans(formatRupees(from))}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={texts.emiPlans} shape="sheet" widthPx={720}>
        <p>{texts.payMonthly(formatRupees(payable))}</p>
        <EmiPlans price={payable} />
      </Dialog>
    </>
  );
}

import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Skeleton, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { BooleanInput, DateInput, NumberInput } from 'react-admin';
import { COUPON_LABELS } from '../../data/field-labels';

const CouponScopeInputs = lazy(() =>
  import('./CouponScopeInputs').then((module) => ({ default: module.CouponScopeInputs })),
);

/** The optional limits of a coupon, folded away until they are needed. */
export function CouponLimitsInputs({ isOpen }: { isOpen: boolean }) {
  return (
    <Accordion
      defaultExpanded={isOpen}
      disableGutters
      elevation={0}
      slotProps={{ transition: { unmountOnExit: true } }}
      sx={{ '&::before': { display: 'none' }, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          Limits, if any
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <DateInput
            source="startDate"
            label={COUPON_LABELS.startDate}
            helperText="Left out: at once."
            fullWidth
          />
          <NumberInput
            source="minimumGoods"
            label={COUPON_LABELS.minimumGoods}
            helperText="Of the televisions it is for."
            min={0}
            fullWidth
          />
          <NumberInput
            source="maxUses"
            label={COUPON_LABELS.maxUses}
            helperText={false}
            min={1}
            step={1}
            fullWidth
          />
          <NumberInput
            source="maxUsesPerPerson"
            label={COUPON_LABELS.maxUsesPerPerson}
            helperText={false}
            min={1}
            step={1}
            fullWidth
          />
        </Box>
        <Suspense fallback={<Skeleton height={180} />}>
          <CouponScopeInputs />
        </Suspense>
        <BooleanInput
          source="firstOrderOnly"
          label={COUPON_LABELS.firstOrderOnly}
          helperText="Cancelled orders do not count."
        />
      </AccordionDetails>
    </Accordion>
  );
}

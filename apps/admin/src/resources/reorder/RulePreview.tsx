import { Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { suggestUnits } from '@aabha/contracts/stock/reorder.rules';
import type { ReorderRow } from '@aabha/contracts/stock/reorder.schema';
import { unitsText } from './reorder-texts';
import type { InheritedRule } from './RuleInputs';

interface RulePreviewProps {
  row: ReorderRow;
  inherited: InheritedRule;
}

/** What would be suggested with the values of the form. */
export function RulePreview({ row, inherited }: RulePreviewProps) {
  const typed: Partial<Record<keyof InheritedRule, unknown>> = useWatch();
  const of = (field: keyof InheritedRule) => {
    const value = typed[field];
    return typeof value === 'number' && value >= 0 ? value : inherited[field];
  };
  const rule = { leadDays: of('lead_days'), reviewDays: of('review_days'), minimumUnits: of('minimum') };
  const units = suggestUnits(row, rule, { free: row.free, inbound: row.expected });
  return (
    <Typography variant="body2" role="status">
      Sold: {unitsText(row.sold)} in {row.days} days in stock.{' '}
      {units === 0 ? 'There is nothing to order.' : `Order ${unitsText(units)}.`}
    </Typography>
  );
}

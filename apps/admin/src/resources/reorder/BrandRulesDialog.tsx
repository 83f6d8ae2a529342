import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useId, useState } from 'react';
import type { BrandRule } from '@aabha/contracts/stock/reorder.schema';
import { BrandRuleDialog } from './BrandRuleDialog';
import { useBrandRules } from './use-brand-rules';

/** Returns a value of a brand's own, else that of the shop in grey. */
function Value({ own, shop }: { own: number | null; shop: number }) {
  return (
    <Typography component="span" variant="body2" color={own === null ? 'textSecondary' : 'textPrimary'}>
      {own ?? `${shop} (shop)`}
    </Typography>
  );
}

/** Lists how each brand is ordered in, with the way to change it. */
export function BrandRulesDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const { data, error } = useBrandRules();
  const [edited, setEdited] = useState<BrandRule>();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Days of each brand</DialogTitle>
      <DialogContent sx={{ overflowX: 'auto' }}>
        {error && <Alert severity="error">{error.message}</Alert>}
        {data && (
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>Brand</TableCell>
                <TableCell align="right">Arrives after</TableCell>
                <TableCell align="right">Between orders</TableCell>
                <TableCell align="right">At least</TableCell>
                <TableCell />
              </TableRow>
            </TableHead>
            <TableBody>
              {data.brandList.map((rule) => (
                <TableRow key={rule.brand}>
                  <TableCell component="th" scope="row">
                    {rule.brand}
                  </TableCell>
                  {(['lead_days', 'review_days', 'minimum'] as const).map((field) => (
                    <TableCell key={field} align="right">
                      <Value own={rule[field]} shop={data.shop[field]} />
                    </TableCell>
                  ))}
                  <TableCell align="right">
                    <Button size="small" aria-label={`Change ${rule.brand}`} onClick={() => setEdited(rule)}>
                      Change
                    </Button>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
      {data && edited && (
        <BrandRuleDialog rule={edited} shop={data.shop} onClose={() => setEdited(undefined)} />
      )}
    </Dialog>
  );
}

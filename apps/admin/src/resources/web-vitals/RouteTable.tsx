import {
  Box,
  Card,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { WEB_VITALS, type WebVital } from '@aabha/contracts/analytics/web-vitals.names';
import { rateVital } from '@aabha/contracts/analytics/web-vitals.rules';
import type { VitalFigures, VitalsGroup } from '@aabha/contracts/analytics/web-vitals.schema';
import { formatNumber } from '../../data/number-format';
import { RatingChip } from './RatingChip';
import { formatVital, routeName, VITAL_NAMES } from './vital-labels';

function Figure({ vital, figures }: { vital: WebVital; figures: VitalFigures | null }) {
  if (!figures) return <Typography color="textSecondary">–</Typography>;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'flex-end' }}>
      <span>{formatVital(vital, figures.p75)}</span>
      <RatingChip rating={rateVital(vital, figures.p75)} />
    </Stack>
  );
}

/** The metrics by landing page, most visited first. */
export function RouteTable({ groups }: { groups: readonly VitalsGroup[] }) {
  const name = 'Landing pages';
  return (
    <Card>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={name}>
        <Table aria-label={name}>
          <TableHead>
            <TableRow>
              <TableCell>Page</TableCell>
              <TableCell align="right">Visits</TableCell>
              {WEB_VITALS.map((vital) => (
                <TableCell key={vital} align="right">
                  <abbr title={VITAL_NAMES[vital]}>{vital}</abbr>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {groups.map(({ route, visits, values }) => (
              <TableRow key={route}>
                <TableCell component="th" scope="row">
                  {route && routeName(route)}
                </TableCell>
                <TableCell align="right">{formatNumber(visits)}</TableCell>
                {WEB_VITALS.map((vital) => (
                  <TableCell key={vital} align="right" sx={{ whiteSpace: 'nowrap' }}>
                    <Figure vital={vital} figures={values[vital]} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Card>
  );
}

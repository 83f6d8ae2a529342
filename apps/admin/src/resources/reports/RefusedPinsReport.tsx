import { Chip, Stack, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { stateOfGstCode } from '@aabha/contracts/gst/states';
import type { ReportRange } from '@aabha/contracts/reports/report-range';
import { REFUSED_PIN_GROUPS, type RefusedPinGroup } from '@aabha/contracts/reports/refused-pins.values';
import { EmptyList } from '../../components/EmptyList';
import { formatNumber } from '../../data/number-format';
import { changeText } from './change-text';
import { EmailReportButton } from '../../components/report-schedules/EmailReportButton';
import { ExportReportButton } from './ExportReportButton';
import { FigureCards } from './FigureCards';
import { GroupPicker } from './GroupPicker';
import { RangePicker } from './RangePicker';
import {
  pinsOf,
  REFUSED_PIN_GROUP_NAMES,
  refusedPinColumns,
  refusedPinTableRows,
  refusedPinTotalCells,
} from './refused-pin-rows';
import { ReportFrame } from './ReportFrame';
import { ReportTable } from './ReportTable';
import type { RefusedPinsReportData, ReportProvider } from './reports.data';
import { StateTiles } from './StateTiles';
import { useReportGroup } from './use-report-group';
import { useReportRange } from './use-report-range';
import { useRefusedPinPart, type RefusedPinPart } from './use-refused-pin-part';

const PART_TEXTS: Readonly<Record<keyof RefusedPinPart, (value: string) => string>> = {
  place: (value) => stateOfGstCode(value) ?? value,
  district: (value) => `District ${value}`,
  area: (value) => `PIN codes ${value}…`,
};

interface PartChipsProps {
  part: RefusedPinPart;
  onRemove: (name: keyof RefusedPinPart) => void;
}

/** The part of India that the report is of, each filter removable. */
function PartChips({ part, onRemove }: PartChipsProps) {
  const names = (['place', 'district', 'area'] as const).filter((name) => part[name] !== undefined);
  if (names.length === 0) return null;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', width: '100%' }}>
      {names.map((name) => (
        <Chip
          key={name}
          size="small"
          label={PART_TEXTS[name](part[name] ?? '')}
          onDelete={() => onRemove(name)}
        />
      ))}
    </Stack>
  );
}

interface FiguresProps {
  data: RefusedPinsReportData;
  by: RefusedPinGroup;
  range: ReportRange;
}

function Figures({ data: { rows, row_count, total, places }, by, range }: FiguresProps) {
  const [most] = places.toSorted((a, b) => b.checks - a.checks);
  return (
    <>
      <FigureCards
        figures={[
          {
            label: 'Checks without delivery',
            text: formatNumber(total.checks),
            note: changeText(total.checks, total.before, formatNumber),
          },
          { label: 'PIN codes', text: formatNumber(total.pins), rows: pinsOf(range, {}) },
          ...(most
            ? [
                {
                  label: 'Most wanted State',
                  text: stateOfGstCode(most.place) ?? most.place,
                  note: `${formatNumber(most.checks)} checks`,
                  rows: pinsOf(range, { place: most.place }),
                },
              ]
            : []),
        ]}
      />
      {total.checks === 0 ? (
        <EmptyList
          text="Nobody asked for a PIN code that you do not deliver to"
          hint="Choose other days above."
        />
      ) : (
        <>
          {by !== 'pin' && <StateTiles places={places} range={range} />}
          <ReportTable
            label={`Checks by ${REFUSED_PIN_GROUP_NAMES[by]}`}
            columns={refusedPinColumns(by)}
            rows={refusedPinTableRows(by, rows, range)}
            total={refusedPinTotalCells(by, total)}
          />
          {row_count > rows.length && (
            <Typography variant="body2" color="textSecondary">
              The {formatNumber(rows.length)} with the most checks of {formatNumber(row_count)}. The CSV file
              has all.
            </Typography>
          )}
        </>
      )}
      <Typography variant="body2" color="textSecondary">
        Checks in the shop and at the checkout are counted by day and PIN code, never by person: somebody who
        looks twice counts twice.
      </Typography>
    </>
  );
}

/** Where the shop does not deliver although somebody asked (docs/spec/reports.md#refused-pin-codes). */
export function RefusedPinsReport() {
  const choice = useReportRange();
  const [by, chooseGroup] = useReportGroup(REFUSED_PIN_GROUPS);
  const { part, takeOff } = useRefusedPinPart();
  const filters = { ...choice.range, ...part, by };
  const dataProvider = useDataProvider<ReportProvider>();
  const { data, isError, refetch } = useQuery({
    queryKey: ['refused-pins-report', filters],
    queryFn: () =>
      dataProvider.getRefusedPinsReport(filters).then((result) => ({ report: result.data, ...filters })),
    placeholderData: keepPreviousData,
  });
  return (
    <ReportFrame
      resource="refused-pins-report"
      title="Where We Do Not Deliver"
      isError={isError}
      onRetry={() => void refetch()}
      tools={
        <>
          <RangePicker {...choice} />
          <GroupPicker
            names={REFUSED_PIN_GROUP_NAMES}
            groups={REFUSED_PIN_GROUPS}
            by={by}
            onChoose={chooseGroup}
          />
          <ExportReportButton list="refused-pins-report" filters={filters} />
          <EmailReportButton report={{ kind: 'refused-pins', by, ...part }} preset={choice.preset} />
          <PartChips part={part} onRemove={takeOff} />
        </>
      }
    >
      {data && <Figures data={data.report} by={data.by} range={data} />}
    </ReportFrame>
  );
}

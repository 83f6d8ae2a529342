import { Chip, Stack } from '@mui/material';
import { useListContext } from 'react-admin';
import { formatNumber } from '../../data/number-format';
import type { DispatchMeta, DispatchRecord } from './dispatch.data';

/** The dispatch centres with how many orders each has to pack; one is chosen, or all are shown. */
export function CenterFilter() {
  const { meta, filterValues, setFilters } = useListContext<DispatchRecord>();
  const { centers } = (meta ?? { centers: [] }) as DispatchMeta;
  const { dispatchCenter: chosen, ...others } = filterValues as Record<string, unknown>;
  const all = centers.reduce((sum, { count }) => sum + count, 0);
  const choose = (name: string | undefined) =>
    setFilters(name === undefined ? others : { ...others, dispatchCenter: name });
  const chip = (name: string | undefined, count: number) => {
    const isChosen = name === chosen;
    return (
      <Chip
        key={name ?? ''}
        label={`${name ?? 'All centres'} · ${formatNumber(count)}`}
        color={isChosen ? 'primary' : 'default'}
        variant={isChosen ? 'filled' : 'outlined'}
        aria-pressed={isChosen}
        onClick={() => choose(name)}
      />
    );
  };
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      role="group"
      aria-label="Dispatch centre"
      sx={{ flexWrap: 'wrap', p: 1.5 }}
    >
      {chip(undefined, all)}
      {centers.map(({ name, count }) => chip(name, count))}
    </Stack>
  );
}

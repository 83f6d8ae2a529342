import { ColumnsButton } from './ColumnsButton';
import { DensityButton } from './DensityButton';

interface ListToolsProps {
  list: string;
  /** The columns in the order of the list. */
  names: readonly string[];
}

/** What a table has above it: the choice of its columns and the density of its rows. */
export function ListTools(props: ListToolsProps) {
  return (
    <>
      <ColumnsButton {...props} />
      <DensityButton />
    </>
  );
}

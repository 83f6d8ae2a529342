import { ControlStyles } from './ControlStyles';
import { DensityStyles } from './lists/DensityStyles';
import { PrintStyles } from './PrintStyles';
import { TouchStyles } from './TouchStyles';

/** What the theme does not say of all screens: the looks of some controls, sizes for fingers, the density of tables, and how they are printed. */
export function ScreenStyles() {
  return (
    <>
      <ControlStyles />
      <TouchStyles />
      <DensityStyles />
      <PrintStyles />
    </>
  );
}

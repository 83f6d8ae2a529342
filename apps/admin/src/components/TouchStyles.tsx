import { GlobalStyles } from '@mui/material';
import { THUMB_BAR_PX } from './ThumbBar';

const TARGET_PX = 44;

/* What a finger presses is 44 px high. A chip keeps its looks: what is around it counts as it. */
const TOUCH = {
  '@media (pointer: coarse)': {
    'body .MuiButton-root, body .MuiToggleButton-root, body .MuiOutlinedInput-root, body .MuiMenuItem-root': {
      minHeight: TARGET_PX,
    },
    'body .MuiIconButton-root': { minWidth: TARGET_PX, minHeight: TARGET_PX },
    'body .MuiPaginationItem-root': { minWidth: TARGET_PX, height: TARGET_PX },
    'body .MuiCheckbox-root, body .MuiRadio-root': { padding: 10 },
    'body .MuiCheckbox-sizeSmall': { padding: 12 },
    'body .MuiChip-clickable': { height: 36, borderRadius: 18 },
    'body .MuiChip-clickable::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: -4 },
    /* The link of a row takes no more room in it; facts that are links have lines of their own. */
    'body .MuiListItemText-primary a:not(.MuiButton-root)': {
      display: 'inline-block',
      paddingBlock: 10,
      marginBlock: -10,
    },
    'body dd > a': { display: 'inline-block', paddingBlock: 12 },
  },
  '@media (max-width: 599px)': {
    'main:has([data-thumb-bar])': { paddingBottom: THUMB_BAR_PX + 16 },
    'body .MuiDialogActions-root > .MuiButton-root': { flex: '1 1 auto' },
    'main:has([data-thumb-bar]) textarea': { scrollMarginBottom: THUMB_BAR_PX + 24 },
  },
} as const;

/** Sizes for fingers, on screens that are touched, and room for the bar at the thumb (docs/spec/back-office.md#phones). */
export function TouchStyles() {
  return <GlobalStyles styles={TOUCH} />;
}

import { Box } from '@mui/material';
import type { SearchOption } from './search-options';

/** A text with the words that were typed marked. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const words = typed
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  if (words.length === 0) return text;
  return text.split(new RegExp(`(${words.join('|')})`, 'i')).map((part, index) =>
    index % 2 === 1 ? (
      <Box
        key={index}
        component="mark"
        sx={{ bgcolor: 'transparent', color: 'primary.main', fontWeight: 700 }}
      >
        {part}
      </Box>
    ) : (
      part
    ),
  );
}

/** An option of the search; the current one is chosen with Enter. */
export function SearchOptionRow({
  option,
  typed,
  isCurrent,
  onPoint,
  onChoose,
}: {
  option: SearchOption;
  typed: string;
  isCurrent: boolean;
  onPoint: () => void;
  onChoose: () => void;
}) {
  return (
    <Box
      id={option.id}
      role="option"
      aria-selected={isCurrent}
      onMouseMove={onPoint}
      onClick={onChoose}
      sx={{
        display: 'flex',
        alignItems: 'baseline',
        gap: 1.5,
        mx: 1,
        px: 1.25,
        py: { xs: 1, sm: 0.75 },
        borderRadius: 1,
        cursor: 'pointer',
        bgcolor: isCurrent ? 'action.selected' : 'transparent',
        scrollMarginBlock: 40,
      }}
    >
      <Box component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        <Marked text={option.label} typed={typed} />
      </Box>
      <Box
        component="span"
        sx={{
          flex: 1,
          minWidth: 0,
          textAlign: 'right',
          fontSize: 13,
          color: 'text.secondary',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {option.detail}
      </Box>
    </Box>
  );
}

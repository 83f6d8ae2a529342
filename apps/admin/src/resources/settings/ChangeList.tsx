import { Box, Typography } from '@mui/material';
import type { LineChange } from './line-changes';
import type { FieldChange } from './section-fields';

const INSERTED = { textDecoration: 'none', fontWeight: 600 };

/** One line of a long text, with a bar in the colour of what happens to it. */
function ChangedLine({ kind, text }: LineChange) {
  const isAdded = kind === 'added';
  return (
    <Box
      component={isAdded ? 'ins' : 'del'}
      sx={{
        display: 'block',
        pl: 1,
        py: 0.25,
        borderLeft: 3,
        borderColor: isAdded ? 'success.main' : 'error.main',
        textDecoration: isAdded ? 'none' : undefined,
        color: isAdded ? undefined : 'text.secondary',
      }}
    >
      {text}
    </Box>
  );
}

function Change({ before, after, lines }: FieldChange) {
  if (lines)
    return (
      <Typography variant="body2" component="div" sx={{ display: 'grid', gap: 0.5, mt: 0.5 }}>
        {lines.map((line, index) => (
          /* The same line may be removed and added again. */
          <ChangedLine key={index} {...line} />
        ))}
      </Typography>
    );
  return (
    <Typography variant="body2">
      {before !== '' && (
        <>
          <Box component="del" sx={{ color: 'text.secondary' }}>
            {before}
          </Box>
          {' → '}
        </>
      )}
      <Box component="ins" sx={INSERTED}>
        {after || 'empty'}
      </Box>
    </Typography>
  );
}

/** The fields that change, each with its text before and after; of a long text the lines that change. */
export function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {changes.map((change) => (
        <Box
          component="li"
          key={change.label}
          sx={{ minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
        >
          <Typography variant="body2" color="textSecondary">
            {change.label}
          </Typography>
          <Change {...change} />
        </Box>
      ))}
    </Box>
  );
}

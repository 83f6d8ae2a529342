import { Box, Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { ImportChange, ImportPreview } from '@aabha/contracts/csv/csv.schema';

function Section({ title, head, children }: { title: string; head: readonly string[]; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Typography variant="h4" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box
        sx={{ maxHeight: 320, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 2 }}
        tabIndex={0}
        role="region"
        aria-label={title}
      >
        <Table aria-label={title}>
          <TableHead>
            <TableRow>
              {head.map((name) => (
                <TableCell key={name}>{name}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>{children}</TableBody>
        </Table>
      </Box>
    </section>
  );
}

/** Of a new row what it says, of a changed one what becomes of each field. */
function Fields({ change }: { change: ImportChange }) {
  return change.fields.map(({ field, before, after }) => (
    <Typography key={field} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {field}:{' '}
      {change.kind === 'update' && (
        <>
          <del>{before || 'empty'}</del> →{' '}
        </>
      )}
      <ins style={{ textDecoration: 'none', fontWeight: 600 }}>{after || 'empty'}</ins>
    </Typography>
  ));
}

const of = (shown: number, all: number) => (shown < all ? `, the first ${shown} of ${all}` : '');

/** What an import would do, and what is wrong with the file by line. */
export function ImportPreviewTables({ preview }: { preview: ImportPreview }) {
  const { errors, errorCount, changes, createCount, updateCount } = preview;
  return (
    <>
      {errors.length > 0 && (
        <Section title={`Errors${of(errors.length, errorCount)}`} head={['Line', 'Field', 'What is wrong']}>
          {errors.map(({ line, field, message }, index) => (
            <TableRow key={index}>
              <TableCell>{line}</TableCell>
              <TableCell>{field}</TableCell>
              <TableCell>{message}</TableCell>
            </TableRow>
          ))}
        </Section>
      )}
      {changes.length > 0 && (
        <Section
          title={`Changes${of(changes.length, createCount + updateCount)}`}
          head={['Line', 'What', 'Row', 'Fields']}
        >
          {changes.map((change) => (
            <TableRow key={change.line} sx={{ verticalAlign: 'top' }}>
              <TableCell>{change.line}</TableCell>
              <TableCell>
                <Chip size="small" variant="outlined" label={change.kind === 'create' ? 'Add' : 'Change'} />
              </TableCell>
              <TableCell>{change.label}</TableCell>
              <TableCell>
                <Fields change={change} />
              </TableCell>
            </TableRow>
          ))}
        </Section>
      )}
    </>
  );
}

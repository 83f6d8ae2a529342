import {
  Card,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableFooter,
  TableHead,
  TableRow,
} from '@mui/material';
import type { ReactNode } from 'react';
import { FigureLink, type Rows } from '../../components/FigureLink';

/** A cell of figures; with the rows that it is the sum of, where there are any. */
export interface FigureCell {
  text: string;
  rows?: Rows | undefined;
}

export interface ReportRow {
  key: string;
  name: string;
  rows?: Rows | undefined;
  cells: readonly FigureCell[];
}

interface ReportTableProps {
  label: string;
  /** The names of the columns; the first is that of the rows' names. */
  columns: readonly string[];
  rows: readonly ReportRow[];
  total: readonly FigureCell[];
}

const FIGURES = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
/** The names stay in view while a phone scrolls to the figures. */
const NAME = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  minWidth: { xs: 116, sm: 128 },
} as const;

const linked = ({ text, rows }: FigureCell): ReactNode =>
  rows && text !== '0' ? <FigureLink rows={rows}>{text}</FigureLink> : text;

function Total({ columns, total }: Pick<ReportTableProps, 'columns' | 'total'>) {
  const cell = {
    position: 'sticky',
    bottom: 0,
    bgcolor: 'background.paper',
    borderTop: 1,
    borderColor: 'divider',
  };
  const text = { color: 'text.primary', fontSize: 'body2.fontSize', fontWeight: 700 };
  return (
    <TableFooter>
      <TableRow>
        <TableCell component="th" scope="row" sx={{ ...NAME, ...cell, ...text, zIndex: 2 }}>
          Total
        </TableCell>
        {total.map((figure, index) => (
          <TableCell key={columns[index + 1]} align="right" sx={{ ...FIGURES, ...cell, ...text }}>
            {linked(figure)}
          </TableCell>
        ))}
      </TableRow>
    </TableFooter>
  );
}

/** A table of figures with a head and a total that stay in view; each figure leads to its rows. */
export function ReportTable({ label, columns, rows, total }: ReportTableProps) {
  const [first, ...figures] = columns;
  return (
    <Card>
      <TableContainer sx={{ maxHeight: '70vh' }} tabIndex={0} role="region" aria-label={label}>
        <Table
          stickyHeader
          size="small"
          aria-label={label}
          sx={{ '& th, & td': { px: 1.25 }, '& th:first-of-type': { pl: 2 } }}
        >
          <TableHead>
            <TableRow>
              <TableCell sx={{ ...NAME, zIndex: 3 }}>{first}</TableCell>
              {figures.map((name) => (
                <TableCell
                  key={name}
                  align="right"
                  sx={{ whiteSpace: 'nowrap', bgcolor: 'background.paper' }}
                >
                  {name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ key, name, rows: of, cells }) => (
              <TableRow key={key} hover>
                <TableCell component="th" scope="row" sx={NAME}>
                  {of ? <FigureLink rows={of}>{name}</FigureLink> : name}
                </TableCell>
                {cells.map((figure, index) => (
                  <TableCell key={columns[index + 1]} align="right" sx={FIGURES}>
                    {linked(figure)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
          <Total columns={columns} total={total} />
        </Table>
      </TableContainer>
    </Card>
  );
}

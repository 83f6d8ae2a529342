import {
  Card,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { Facts } from '../../components/Facts';

/** A row of a table of figures: its name, and the text of each cell. */
interface FigureRow {
  name: string;
  cells: readonly string[];
}

interface FigureTableProps {
  title: string;
  /** The names of the columns; the first is that of the rows' names. */
  columns: readonly string[];
  rows: readonly FigureRow[];
}

function PhoneRows({ columns, rows }: FigureTableProps) {
  return rows.map(({ name, cells }) => (
    <Card key={name} component="section" variant="outlined" sx={{ p: 1.5, mt: 1 }}>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 0.5 }}>
        {name}
      </Typography>
      <Facts rows={cells.map((cell, index) => [columns[index + 1] ?? '', cell] as const)} />
    </Card>
  ));
}

/** A table of figures with a title; on a phone a card for each row. */
export function FigureTable(props: FigureTableProps) {
  const { title, columns, rows } = props;
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const [first, ...figures] = columns;
  return (
    <Card component="section" aria-label={title} sx={{ p: 2 }}>
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      {isPhone ? (
        <PhoneRows {...props} />
      ) : (
        <Table aria-label={title} size="small">
          <TableHead>
            <TableRow>
              <TableCell>{first}</TableCell>
              {figures.map((name) => (
                <TableCell key={name} align="right">
                  {name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ name, cells }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                {cells.map((cell, index) => (
                  <TableCell key={columns[index + 1]} align="right" sx={{ whiteSpace: 'nowrap' }}>
                    {cell}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Card>
  );
}

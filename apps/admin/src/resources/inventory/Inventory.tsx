import {
  Alert,
  Box,
  Card,
  Chip,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { Gate } from '../../components/Gate';
import { SAMPLE_ITEMS, sampleState, type SampleItem } from './sample-items';

const COLOUR = { 'Out of Stock': 'error', 'Low Stock': 'warning', 'In Stock': 'success' } as const;

function StateChip({ item }: { item: SampleItem }) {
  const state = sampleState(item);
  return (
    <Chip size="small" variant="outlined" color={COLOUR[state]} label={state} sx={{ fontWeight: 600 }} />
  );
}

function ItemRow({ item }: { item: SampleItem }) {
  return (
    <TableRow>
      <TableCell>{item.sku}</TableCell>
      <TableCell>{item.name}</TableCell>
      <TableCell>{item.place}</TableCell>
      <TableCell align="right">{item.units}</TableCell>
      <TableCell align="right">{item.reorderAt}</TableCell>
      <TableCell>
        <StateChip item={item} />
      </TableCell>
    </TableRow>
  );
}

function ItemTable({ items }: { items: readonly SampleItem[] }) {
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Sample inventory">
      <Table aria-label="Sample inventory">
        <TableHead>
          <TableRow>
            <TableCell>SKU</TableCell>
            <TableCell>Item</TableCell>
            <TableCell>Place</TableCell>
            <TableCell align="right">Units</TableCell>
            <TableCell align="right">Reorder at</TableCell>
            <TableCell>Status</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item) => (
            <ItemRow key={item.sku} item={item} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** On phones: one item below the other, within the screen's width. */
function ItemList({ items }: { items: readonly SampleItem[] }) {
  return (
    <Box component="ul" aria-label="Sample inventory" sx={{ m: 0, px: 2, py: 1, listStyle: 'none' }}>
      {items.map((item) => (
        <Box component="li" key={item.sku} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{item.name}</Typography>
            <StateChip item={item} />
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {item.sku} · {item.place}
            <br />
            {item.units} units, reorder at {item.reorderAt}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** The inventory demonstration, labelled as sample data (docs/spec/back-office.md#inventory). */
export function Inventory() {
  const [searchText, setSearchText] = useState('');
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const query = searchText.trim().toLowerCase();
  const items = SAMPLE_ITEMS.filter(({ sku, name }) => `${sku} ${name}`.toLowerCase().includes(query));
  return (
    <Gate resource="inventory">
      <Title title="Inventory (sample)" />
      <Alert severity="info" sx={{ mb: 2 }}>
        This screen is a demonstration with sample data. It is not connected to the shop; the real stock is in
        All Products.
      </Alert>
      <Card>
        <Box sx={{ px: 2, pt: 1 }}>
          <TextField
            label="Search the sample"
            value={searchText}
            onChange={(event) => setSearchText(event.target.value)}
          />
        </Box>
        {isPhone ? <ItemList items={items} /> : <ItemTable items={items} />}
        {items.length === 0 && (
          <Typography sx={{ p: 4, textAlign: 'center' }}>No sample item found.</Typography>
        )}
      </Card>
    </Gate>
  );
}

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
} from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { Gate } from '../../layout/Gate';
import { SAMPLE_ITEMS, sampleState, type SampleItem } from './sample-items';

const COLOUR = { 'Out of Stock': 'error', 'Low Stock': 'warning', 'In Stock': 'success' } as const;

function ItemRow({ item }: { item: SampleItem }) {
  const state = sampleState(item);
  return (
    <TableRow>
      <TableCell>{item.sku}</TableCell>
      <TableCell>{item.name}</TableCell>
      <TableCell>{item.place}</TableCell>
      <TableCell align="right">{item.units}</TableCell>
      <TableCell align="right">{item.reorderAt}</TableCell>
      <TableCell>
        <Chip size="small" variant="outlined" color={COLOUR[state]} label={state} sx={{ fontWeight: 600 }} />
      </TableCell>
    </TableRow>
  );
}

/** The inventory demonstration: sample data only, and it says so (product §2, decisions §12). */
export function Inventory() {
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const items = SAMPLE_ITEMS.filter(({ sku, name }) => `${sku} ${name}`.toLowerCase().includes(wanted));
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
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </Box>
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
        {items.length === 0 && (
          <Typography sx={{ p: 4, textAlign: 'center' }}>No sample item has these words.</Typography>
        )}
      </Card>
    </Gate>
  );
}

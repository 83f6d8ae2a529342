import { Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { ListTable } from '../../components/lists/ListTable';
import type { ProductRecord } from './products.data';
import { SelectionToolbar } from '../../components/SelectionToolbar';
import { SelectPage, SelectRow } from '../../components/SelectRow';
import { NotListed } from './NotListed';
import { NoProducts } from './NoProducts';
import { ProductActions } from './ProductActions';
import { ProductPicture } from './ProductPicture';
import { ProductPriceField } from './ProductPriceField';
import { PublicationChip } from './PublicationChip';
import { SelectionActions } from './SelectionActions';
import { StockField } from './StockField';

const Column = DataTable.Col<ProductRecord>;
const THUMBNAIL_PX = 56;

/** The list view: one television a row. */
export function ProductTable() {
  return (
    <>
      <SelectionToolbar>
        <SelectionActions />
      </SelectionToolbar>
      <ListTable<ProductRecord> rowClick={false} bulkActionButtons={false} empty={<NoProducts />}>
        <Column label={<SelectPage />} render={({ id, name }) => <SelectRow id={id} name={name} />} />
        <Column
          label="Image"
          render={(product) => <ProductPicture product={product} widthPx={THUMBNAIL_PX} />}
        />
        <Column
          source="name"
          label="Name"
          render={(product) => (
            <>
              <strong>{product.name}</strong>
              <Typography variant="body2" color="textSecondary">
                {[product.companyName, product.sku].filter(Boolean).join(' · ')}
              </Typography>
              <PublicationChip product={product} />
              <NotListed product={product} />
            </>
          )}
        />
        <Column source="category" label="Category" render={(product) => product.category} />
        <Column
          source="price"
          align="right"
          label="Price"
          render={(product) => <ProductPriceField product={product} />}
        />
        <Column source="stock" align="right" label="On hand" render={(product) => product.onHand} />
        <Column align="right" label="Reserved" render={(product) => product.held} />
        <Column label="Stock" render={(product) => <StockField onHand={product.onHand} />} />
        <Column label="Actions" render={(product) => <ProductActions product={product} />} />
      </ListTable>
    </>
  );
}

import { Card, CardContent } from '@mui/material';
import { Title, useRedirect } from 'react-admin';
import { useParams } from 'react-router-dom';
import { PRODUCTS } from './products.data';
import { Gate } from '../../components/Gate';
import { ProductForm } from './ProductForm';
import { ProductLoader } from './ProductLoader';

/** Edits a television on its own page (docs/spec/products.md#all-products-screen). */
export function EditProduct() {
  const { id = '' } = useParams();
  const redirect = useRedirect();
  const toList = () => redirect('list', PRODUCTS);
  return (
    <Gate resource={PRODUCTS}>
      <Title title="Edit Product" />
      <Card sx={{ overflow: 'clip' }}>
        <CardContent sx={{ '&:last-child': { pb: 0 } }}>
          <ProductLoader key={id} id={id}>
            {(product) => <ProductForm product={product} onSaved={toList} onCancel={toList} />}
          </ProductLoader>
        </CardContent>
      </Card>
    </Gate>
  );
}

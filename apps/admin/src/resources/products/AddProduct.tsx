import { Card, CardContent } from '@mui/material';
import { Title, useRedirect } from 'react-admin';
import { PRODUCTS } from './products.data';
import { Gate } from '../../components/Gate';
import { ProductForm } from './ProductForm';

/** Creates a television; SuperAdmin only (docs/spec/products.md#staff-form). */
export function AddProduct() {
  const redirect = useRedirect();
  const toList = () => redirect('list', PRODUCTS);
  return (
    <Gate resource="addproduct">
      <Title title="Add Product" />
      <Card sx={{ overflow: 'clip' }}>
        <CardContent sx={{ '&:last-child': { pb: 0 } }}>
          <ProductForm onSaved={toList} onCancel={toList} />
        </CardContent>
      </Card>
    </Gate>
  );
}

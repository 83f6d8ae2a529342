import DeletedIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const DeletedProductList = lazy(() =>
  import('./DeletedProductList').then((module) => ({ default: module.DeletedProductList })),
);

export const deletedProducts = {
  name: 'deleted-products',
  label: 'Deleted Products',
  icon: DeletedIcon,
  group: 'Catalogue',
  live: ['catalogue'],
  may: 'products',
  list: DeletedProductList,
  data: lazyData(
    async () => {
      const { listDeletedProducts, deletedProductActions } = await import('./deleted-products.data');
      return { list: listDeletedProducts, actions: deletedProductActions };
    },
    { restoreProduct: true },
  ),
} satisfies BackOfficeResource;

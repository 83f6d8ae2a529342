import { useDataProvider } from 'react-admin';
import { RemoveRowButton } from '../../components/RemoveRowButton';
import type { WholesaleProvider, WholesaleRecord } from './wholesale.data';

/** Removes a product from the wholesale list, after a question. */
export function RemoveWholesaleButton({ listed }: { listed: WholesaleRecord }) {
  const dataProvider = useDataProvider<WholesaleProvider>();
  const { name } = listed.product_id;
  return (
    <RemoveRowButton
      action="Delete"
      name={name}
      question={{
        title: 'Delete wholesale product?',
        content: `${name} will be removed from wholesale. Existing orders are not affected.`,
      }}
      remove={() => dataProvider.removeWholesale(listed._id)}
      done="Wholesale product deleted successfully."
      failed="Failed to delete wholesale product."
    />
  );
}

import { formatDay } from '@aabha/contracts/time/india-time';
import { useDataProvider } from 'react-admin';
import { RemoveRowButton } from '../../components/RemoveRowButton';
import type { TaxRateProvider, TaxRateRecord } from './tax-rates.data';

/** Removes a rate that has not begun, after a question. */
export function RemoveTaxRateButton({ rate }: { rate: TaxRateRecord }) {
  const dataProvider = useDataProvider<TaxRateProvider>();
  if (rate.state !== 'scheduled') return null;
  const name = `${rate.rate_percent}% from ${formatDay(rate.valid_from)}`;
  return (
    <RemoveRowButton
      action="Remove"
      name={name}
      question={{ title: `Remove ${name}?`, content: 'The rate before stays in force.' }}
      remove={() => dataProvider.removeTaxRate(rate._id)}
      done="The tax rate is removed."
    />
  );
}

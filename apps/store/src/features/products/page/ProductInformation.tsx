import { BEE_STARS_MAX } from '@aabha/contracts/products/products.values';
import * as texts from '@aabha/messages/product-information';
import { trpc } from '../../../lib/trpc';
import { energyLabelRows, productInformation } from './product-information';
import type { PageProduct } from './product';
import classes from './ProductDetails.module.css';

type Rows = ReturnType<typeof productInformation>;

function Table({ caption, rows }: { caption: string; rows: Rows }) {
  return (
    <table className={classes.information}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {rows.map(({ label, lines }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              {lines.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The energy label: its stars are text for those who do not see them. */
function EnergyLabel({ product }: { product: PageProduct }) {
  const { beeStars } = product;
  return (
    <section className={classes.group} aria-labelledby="energy-label">
      <h3 id="energy-label" className={classes.labelTitle}>
        {texts.energyLabel}
        <span className={classes.labelStars} aria-hidden="true">
          {'★'.repeat(beeStars)}
          {'☆'.repeat(BEE_STARS_MAX - beeStars)}
        </span>
        <span className="soft">{texts.starsOf(beeStars, BEE_STARS_MAX)}</span>
      </h3>
      <Table caption={texts.energyLabel} rows={energyLabelRows(product)} />
    </section>
  );
}

/** What the law has a listing declare, in one block (docs/spec/products.md#product-information). */
export function ProductInformation({ product }: { product: PageProduct }) {
  const [{ brand }] = trpc.settings.get.useSuspenseQuery(undefined, { staleTime: Infinity });
  const care = {
    label: texts.informationLabels.consumerCare,
    lines: [
      brand.legalName,
      `${brand.addressLine}, ${brand.city} ${brand.pinCode}, ${brand.state}, India`,
      `${brand.phone}, ${brand.supportEmail}`,
    ],
  };
  return (
    <section className={classes.section} id="product-information">
      <h2>{texts.productInformation}</h2>
      <div className={classes.groups}>
        <Table caption={texts.productInformation} rows={[...productInformation(product), care]} />
        <EnergyLabel product={product} />
      </div>
    </section>
  );
}

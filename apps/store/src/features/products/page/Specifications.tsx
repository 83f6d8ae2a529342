import type { SpecificationGroup } from '@aabha/contracts/products/products.schema';
import * as texts from '@aabha/messages/product-page';
import { IconChevronDown } from '@tabler/icons-react';
import classes from './ProductDetails.module.css';

/** An accordion of groups with the first open; the shared `name` closes the others. */
export function Specifications({ groups }: { groups: readonly SpecificationGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2>{texts.specifications}</h2>
      <div className={classes.groups}>
        {groups.map((group, index) => (
          <details key={group.title} name="specifications" open={index === 0} className={classes.group}>
            <summary className={classes.groupTitle}>
              {group.title}
              <IconChevronDown size={20} aria-hidden="true" />
            </summary>
            <dl className={classes.rows}>
              {group.data.map(({ key, value }) => (
                <div key={key} className={classes.row}>
                  <dt>{key}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </details>
        ))}
      </div>
    </section>
  );
}

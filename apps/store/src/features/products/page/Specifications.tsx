import { LANGUAGE } from '@aabha/messages/language';
import * as texts from '@aabha/messages/product-page';
import { IconChevronDown } from '@tabler/icons-react';
import { specificationNames } from '../../../lib/specification-names';
import { trpc } from '../../../lib/trpc';
import type { PageProduct } from './product';
import classes from './ProductDetails.module.css';

/** Televisions are described in English, so that only pages in another language need the dictionary. */
const IS_TRANSLATED = LANGUAGE !== 'en';

/** An accordion of groups with the first open; the shared `name` closes the others. */
export function Specifications({
  product: { _id, specificationSchema: groups },
}: {
  product: Pick<PageProduct, '_id' | 'specificationSchema'>;
}) {
  const { data } = trpc.specifications.known.useQuery({ ids: [_id] }, { enabled: IS_TRANSLATED });
  const names = specificationNames(data);
  if (groups.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2>{texts.specifications}</h2>
      <div className={classes.groups}>
        {groups.map((group, index) => (
          <details key={group.title} name="specifications" open={index === 0} className={classes.group}>
            <summary className={classes.groupTitle}>
              {names.groupName(group.title)}
              <IconChevronDown size={20} aria-hidden="true" />
            </summary>
            <dl className={classes.rows}>
              {group.data.map(({ key, value }) => {
                const known = names.find(_id, key);
                return (
                  <div key={key} className={classes.row}>
                    <dt>{known?.name ?? key}</dt>
                    <dd>{known?.text ?? value}</dd>
                  </div>
                );
              })}
            </dl>
          </details>
        ))}
      </div>
    </section>
  );
}

import { viewingDistances } from '@aabha/contracts/fit/viewing-distances.rules';
import * as texts from '@aabha/messages/fit-finder';
import type { Lengths } from './lengths';
import { GUIDE_SIZES, sizeRange } from './size-question';
import classes from './SizeGuide.module.css';

const LARGEST_M = viewingDistances(85).farthestM;

/** From where each size is at its best, as bars on one scale. */
export function SizeGuide({ lengths }: { lengths: Lengths }) {
  return (
    <section className={classes.guide} aria-labelledby="how-far">
      <h2 id="how-far">{texts.howFar}</h2>
      <p className="soft">{texts.howFarText}</p>
      <dl className={classes.sizes}>
        {GUIDE_SIZES.map((inches) => {
          const { nearestM, farthestM } = viewingDistances(inches);
          const share = (metres: number) => `${(metres / LARGEST_M) * 100}%`;
          return (
            <div key={inches} className={classes.size}>
              <dt>{inches}″</dt>
              <dd>
                <span className={classes.track} aria-hidden="true">
                  <span
                    className={classes.bar}
                    style={{ insetInlineStart: share(nearestM), width: share(farthestM - nearestM) }}
                  />
                </span>
                {sizeRange(inches, lengths)}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

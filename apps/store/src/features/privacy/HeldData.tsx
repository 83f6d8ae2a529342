import * as texts from '@aabha/messages/privacy';
import * as rich from '@aabha/messages/rich/privacy';
import { Link } from '@tanstack/react-router';
import classes from './privacy.module.css';
import type { SectionProps } from './use-privacy';

/** What the shop stores of a person, and what becomes of it when they are erased. */
export function HeldData({ overview: { held, has_account } }: SectionProps) {
  return (
    <section aria-labelledby="held" className={classes.section}>
      <h2 id="held">{texts.whatWeStore}</h2>
      {held.length === 0 ? (
        <p>{texts.nothingStored}</p>
      ) : (
        <div className={classes.scroll}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{texts.what}</th>
                <th scope="col">{texts.records}</th>
                <th scope="col">{texts.ifYouErase}</th>
              </tr>
            </thead>
            <tbody>
              {held.map((records) => (
                <tr key={records.what}>
                  <th scope="row">{texts.heldName(records)}</th>
                  <td>{records.row_count}</td>
                  <td>
                    {texts.onErasure[records.on_erasure]}
                    {records.why && <span className="soft small"> {texts.whyKept(records)}</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {has_account && (
        <p>
          {rich.correctInProfile((text) => (
            <Link to="/user-profile">{text}</Link>
          ))}
        </p>
      )}
    </section>
  );
}

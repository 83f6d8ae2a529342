import { Link } from '@tanstack/react-router';
import classes from './privacy.module.css';
import type { SectionProps } from './use-privacy';

const ON_ERASURE = { deleted: 'Deleted', anonymised: 'Your details are removed', kept: 'Kept' };

/** What the shop stores of a person, and what becomes of it when they are erased. */
export function HeldData({ overview: { held, has_account } }: SectionProps) {
  return (
    <section aria-labelledby="held" className={classes.section}>
      <h2 id="held">What we store</h2>
      {held.length === 0 ? (
        <p>We store nothing about this email.</p>
      ) : (
        <div className={classes.scroll}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">Records</th>
                <th scope="col">If you erase your data</th>
              </tr>
            </thead>
            <tbody>
              {held.map(({ what, row_count, on_erasure, why }) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>{row_count}</td>
                  <td>
                    {ON_ERASURE[on_erasure]}
                    {why && <span className="soft small"> {why}</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {has_account && (
        <p>
          You can correct your name, email, phone and address in <Link to="/user-profile">your profile</Link>.
        </p>
      )}
    </section>
  );
}

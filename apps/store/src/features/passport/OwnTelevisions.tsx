import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import * as passport from '@aabha/messages/passport';
import * as texts from '@aabha/messages/passport-transfer';
import { buttonClass } from '@aabha/ui/components/Button';
import { Pager } from '@aabha/ui/components/Pager';
import { ResponsivePicture } from '@aabha/ui/components/ResponsivePicture';
import { Spinner } from '@aabha/ui/components/Spinner';
import { Link } from '@tanstack/react-router';
import { EmptyCard } from '../../components/EmptyCard';
import { LoadFailedCard } from '../../components/LoadFailedCard';
import { trpc, type ApiOutputs } from '../../lib/trpc';
import card from '../../styles/order-card.module.css';
import { headlineOf } from './cover-texts';
import classes from './own-televisions.module.css';

const SKELETONS = [1, 2, 3];

function Skeleton() {
  return (
    <div className={classes.list}>
      <span className="visually-hidden">
        <Spinner label={texts.loadingTelevisions} />
      </span>
      {SKELETONS.map((key) => (
        <div key={key} className="skeleton" style={{ height: 122 }} aria-hidden="true" />
      ))}
    </div>
  );
}

function NoTelevisions({ isPastTheEnd }: { isPastTheEnd: boolean }) {
  return isPastTheEnd ? (
    <EmptyCard title={texts.noneOnPage}>
      <Link to="/my-televisions" className={buttonClass({ size: 'large' })}>
        {texts.seeFirstPage}
      </Link>
    </EmptyCard>
  ) : (
    <EmptyCard title={texts.noTelevisions} hint={texts.televisionsAppearHere}>
      <Link to="/televisions" className={buttonClass({ size: 'large' })}>
        {texts.seeTelevisions}
      </Link>
    </EmptyCard>
  );
}

function Television({
  television,
}: {
  television: ApiOutputs['passports']['own']['televisionList'][number];
}) {
  const { token, name, serial, picture } = television;
  return (
    <li className={`card ${classes.row}`}>
      <div>{picture && <ResponsivePicture picture={picture} alt="" sizes="96px" />}</div>
      <div className={classes.facts}>
        <Link
          to="/passport/$token"
          params={{ token }}
          className={card.name}
          aria-label={passport.passportOf(name, serial)}
        >
          {name}
        </Link>
        <strong>{headlineOf(television)}</strong>
        <span className="soft small">
          {passport.serialNumber(serial)}
          {!television.is_bought && ` · ${texts.wasTransferred}`}
        </span>
      </div>
    </li>
  );
}

/** The televisions of a signed-in shopper: bought, or transferred to them (docs/spec/warranty-passport.md#my-televisions). */
export function OwnTelevisions({ page }: { page: number }) {
  const { data, error, refetch } = trpc.passports.own.useQuery({ pageNum: page }, { staleTime: 0 });
  if (error && !data) return <LoadFailedCard error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const { televisionList, televisionCount } = data;
  if (televisionList.length === 0) return <NoTelevisions isPastTheEnd={televisionCount > 0} />;
  return (
    <>
      <p className={`soft ${classes.count}`}>{texts.televisionCount(televisionCount)}</p>
      <ul className={classes.list}>
        {televisionList.map((television) => (
          <Television key={television.token} television={television} />
        ))}
      </ul>
      <Pager
        label={texts.pages}
        page={page}
        pageCount={Math.ceil(televisionCount / PAGE_SIZES.televisions)}
        link={(to, look) => <Link to="/my-televisions" search={to > 1 ? { page: to } : {}} {...look} />}
      />
    </>
  );
}

import { useEffect, useEffectEvent } from 'react';
import { OFFER_PREFIX } from '@aabha/contracts/passports/transfers.values';
import * as common from '@aabha/messages/common';
import { formatDay } from '@aabha/messages/dates';
import { logout } from '@aabha/messages/layout';
import * as texts from '@aabha/messages/passport-transfer';
import { needHelp, serialNumber } from '@aabha/messages/passport';
import { Button, buttonClass } from '@aabha/ui/components/Button';
import { ResponsivePicture } from '@aabha/ui/components/ResponsivePicture';
import { Link } from '@tanstack/react-router';
import { describeError } from '../../lib/describe-error';
import { logOut } from '../../lib/log-out';
import { isShopper, useSession } from '../../lib/session';
import { storeIntent } from '../../lib/sign-in-intent';
import { takeIntent } from '../../lib/take-intent';
import { trpc, type ApiOutputs } from '../../lib/trpc';
import classes from './passport.module.css';

type Offer = ApiOutputs['passports']['getOffer']['offer'];

/** Why a link shows no offer. */
function NoOffer({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { reason, message } = describeError(error);
  const isLink = reason === 'PASSPORT_OFFER_UNKNOWN';
  return (
    <div className="wrap page">
      <section className={`card ${classes.notice}`}>
        <h1>{isLink ? texts.offerNotFound : texts.offerNotLoaded}</h1>
        <p role="alert">{message}</p>
        <div className={classes.actions}>
          {!isLink && <Button onClick={onRetry}>{common.retry}</Button>}
          <Link to="/contact" className={buttonClass({ kind: isLink ? 'outline' : 'quiet' })}>
            {needHelp}
          </Link>
        </div>
      </section>
    </div>
  );
}

function Television({ offer }: { offer: Offer }) {
  const covers = [
    [texts.warranty, offer.ends_on],
    [texts.panel, offer.extended_ends_on],
  ].filter(([, day]) => day !== '');
  return (
    <div className={classes.offered}>
      {offer.picture && <ResponsivePicture picture={offer.picture} alt="" sizes="120px" priority />}
      <div className={classes.offeredFacts}>
        <p className={classes.name}>{offer.name}</p>
        <p className="soft">{serialNumber(offer.serial)}</p>
        {offer.cover === 'over' ? (
          <p>
            {texts.warranty} {texts.warrantyOver}
          </p>
        ) : (
          covers.map(([label, day = '']) => (
            <p key={label}>
              {label} {texts.until(formatDay(day))}
            </p>
          ))
        )}
      </div>
    </div>
  );
}

/** Calls `accept` once for an acceptance that was pressed before signing in with the address of the offer. */
function useResumption(token: string, isYours: boolean, accept: () => void): void {
  const userId = useSession()?.userId;
  const resume = useEffectEvent(async (shopperId: string) => {
    if ((await takeIntent('offer', token, shopperId))?.decision === 'resume') accept();
  });
  useEffect(() => {
    if (userId !== undefined && isYours) void resume(userId);
  }, [userId, isYours]);
}

/** Accepts with the account of the address, or leads to it. */
function Acceptance({ offer, token }: { offer: Offer; token: string }) {
  const isSignedIn = isShopper(useSession());
  const { passports } = trpc.useUtils();
  const options = { onSettled: () => passports.getOffer.invalidate({ offer: token }) };
  const accept = trpc.passports.acceptOffer.useMutation(options);
  const decline = trpc.passports.declineOffer.useMutation(options);
  useResumption(token, isSignedIn && offer.is_yours, () => accept.mutate({ offer: token }));
  const failed = accept.error ?? decline.error;
  return (
    <>
      {failed && (
        <p className={classes.problem} role="alert">
          {describeError(failed).message}
        </p>
      )}
      {!isSignedIn && <p className="soft">{texts.logInHint}</p>}
      {isSignedIn && !offer.is_yours && <p role="alert">{texts.otherEmail}</p>}
      <div className={classes.actions}>
        {!isSignedIn && (
          <Link
            to="/signin"
            search={{ redirect: `/passport/${OFFER_PREFIX}${token}` }}
            onClick={() => storeIntent({ kind: 'offer', offer: token }, '')}
            className={buttonClass({ size: 'large' })}
          >
            {texts.logInToAccept}
          </Link>
        )}
        {isSignedIn && offer.is_yours && (
          <Button size="large" busy={accept.isPending} onClick={() => accept.mutate({ offer: token })}>
            {texts.accept}
          </Button>
        )}
        {isSignedIn && !offer.is_yours && (
          <Button size="large" onClick={() => logOut(window.location.pathname)}>
            {logout}
          </Button>
        )}
        <Button
          kind="outline"
          size="large"
          busy={decline.isPending}
          onClick={() => decline.mutate({ offer: token })}
        >
          {texts.decline}
        </Button>
      </div>
    </>
  );
}

const headingOf = ({ state, passport }: Offer) =>
  state === 'open' ? texts.isOffered : passport ? texts.accepted : texts.ended[state];

const hintOf = ({ state }: Offer) => (state === 'accepted' ? texts.acceptedByYou : texts.askOwner);

/** The page of the link that somebody gets who is offered a television. */
export function OfferPage({ token }: { token: string }) {
  const { data, error, isPending, refetch } = trpc.passports.getOffer.useQuery(
    { offer: token },
    { gcTime: 0 },
  );
  /* What it says depends on who is signed in. */
  const userId = useSession()?.userId;
  useEffect(() => void refetch(), [userId, refetch]);
  if (isPending)
    return (
      <div className={`wrap page ${classes.page}`} role="status" aria-label={texts.loadingOffer}>
        <div className={`skeleton ${classes.waiting}`} />
      </div>
    );
  if (!data) return <NoOffer error={error} onRetry={() => void refetch()} />;
  const { offer } = data;
  const isOpen = offer.state === 'open';
  return (
    <div className={`wrap page ${classes.page}`}>
      <section className={`card ${classes.notice}`}>
        <div role="status" className={classes.heading}>
          <h1>{headingOf(offer)}</h1>
          {isOpen && <p className="soft">{texts.offerText}</p>}
          {!isOpen && !offer.passport && <p className="soft">{hintOf(offer)}</p>}
        </div>
        <Television offer={offer} />
        {isOpen && <p className="soft">{texts.acceptUntil(formatDay(offer.expires_at))}</p>}
        {isOpen && <Acceptance offer={offer} token={token} />}
        {offer.state === 'accepted' && !offer.passport && (
          <div className={classes.actions}>
            <Link to="/my-televisions" className={buttonClass({ kind: 'outline' })}>
              {texts.seeOwnTelevisions}
            </Link>
          </div>
        )}
        {offer.passport && (
          <div className={classes.actions}>
            <Link
              to="/passport/$token"
              params={{ token: offer.passport }}
              className={buttonClass({ size: 'large' })}
            >
              {texts.openPassport}
            </Link>
          </div>
        )}
      </section>
    </div>
  );
}

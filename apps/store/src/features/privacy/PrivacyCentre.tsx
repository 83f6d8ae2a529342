import { useState } from 'react';
import * as common from '@aabha/messages/common';
import * as texts from '@aabha/messages/privacy';
import { Button } from '@aabha/ui/components/Button';
import { describeError } from '../../lib/describe-error';
import { isShopper, signOut, useSession } from '../../lib/session';
import { ConsentChoices } from './ConsentChoices';
import { CopyOfData } from './CopyOfData';
import { EraseData } from './EraseData';
import { HeldData } from './HeldData';
import { NomineeForm } from './NomineeForm';
import classes from './privacy.module.css';
import { PrivacyRequests } from './PrivacyRequests';
import { SendLinkForm } from './SendLinkForm';
import { usePrivacy, type Whose } from './use-privacy';
import '../../styles/form.css';

function OwnData({ whose, onErased }: { whose: Whose; onErased: () => void }) {
  const { data: overview, error, isPending, refetch } = usePrivacy(whose);
  const onChange = () => void refetch();
  if (isPending)
    return <div className={`skeleton ${classes.waiting}`} role="status" aria-label={common.loading} />;
  if (!overview)
    return (
      <div className={classes.section}>
        <p role="alert">{describeError(error).message}</p>
        <div>
          <Button kind="outline" onClick={onChange}>
            {common.retry}
          </Button>
        </div>
        {'key' in whose && <SendLinkForm />}
      </div>
    );
  const section = { overview, whose, onChange };
  return (
    <>
      <p className="soft">{texts.aboutEmail(overview.email)}</p>
      <HeldData {...section} />
      <CopyOfData {...section} />
      <ConsentChoices {...section} />
      {overview.has_account && <NomineeForm {...section} />}
      <PrivacyRequests {...section} />
      <EraseData {...section} onErased={onErased} />
    </>
  );
}

/** /privacy-centre: a person's data and rights (docs/spec/privacy.md#privacy-centre). */
export function PrivacyCentre({ linkKey }: { linkKey: string | undefined }) {
  const signedIn = isShopper(useSession());
  const [isErased, setErased] = useState(false);
  const whose: Whose = linkKey === undefined ? {} : { key: linkKey };
  const finish = () => {
    setErased(true);
    if (linkKey === undefined) signOut();
  };
  return (
    <article className={`wrap page ${classes.page}`}>
      <header className={classes.section}>
        <h1>{texts.privacyCentre}</h1>
        <p className="soft">{texts.intro}</p>
      </header>
      {isErased ? (
        <p role="status">{texts.dataErased}</p>
      ) : signedIn || linkKey !== undefined ? (
        <OwnData whose={whose} onErased={finish} />
      ) : (
        <SendLinkForm />
      )}
    </article>
  );
}

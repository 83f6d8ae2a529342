import { useState } from 'react';
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
  if (isPending) return <div className={`skeleton ${classes.waiting}`} role="status" aria-label="Loading" />;
  if (!overview)
    return (
      <div className={classes.section}>
        <p role="alert">{describeError(error).message}</p>
        <div>
          <Button kind="outline" onClick={onChange}>
            Try again
          </Button>
        </div>
        {'key' in whose && <SendLinkForm />}
      </div>
    );
  const section = { overview, whose, onChange };
  return (
    <>
      <p className="soft">About {overview.email}</p>
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
        <h1>Privacy centre</h1>
        <p className="soft">See, download, correct and erase what we store about you.</p>
      </header>
      {isErased ? (
        <p role="status">Your data has been erased. We have sent you a last email that confirms it.</p>
      ) : signedIn || linkKey !== undefined ? (
        <OwnData whose={whose} onErased={finish} />
      ) : (
        <SendLinkForm />
      )}
    </article>
  );
}

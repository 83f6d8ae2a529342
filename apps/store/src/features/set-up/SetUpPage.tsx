import * as texts from '@aabha/messages/set-up';
import { Button, buttonClass } from '@aabha/ui/components/Button';
import { ResponsivePicture } from '@aabha/ui/components/ResponsivePicture';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc';
import { ConnectPart } from './ConnectPart';
import { PlacePart } from './PlacePart';
import classes from './set-up.module.css';
import { stepsOf, type Guide, type SetUpTelevision } from './steps-of';
import { useStoredTicks, type StoredTicks } from './stored-ticks';
import { Ticks } from './Tick';
import { BoxPart, UnpackPart } from './UnpackParts';
import { CheckPart, EnergyPart, HelpPart, StartPart } from './UseParts';

/** How much is done, and what to do with the guide; nothing until hydration, since none of it works without script. */
function Progress({ guide, ticks: { ticked, clear } }: { guide: Guide; ticks: StoredTicks }) {
  const steps = stepsOf(guide);
  const done = steps.filter((step) => ticked?.has(step)).length;
  return (
    <div className={classes.progress}>
      {ticked && (
        <>
          <p role="status">{texts.done(done, steps.length)}</p>
          <progress value={done} max={steps.length} aria-hidden="true" />
          <Button kind="outline" onClick={() => window.print()}>
            {texts.print}
          </Button>
          {done > 0 && (
            <Button kind="quiet" onClick={clear}>
              {texts.startOver}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function Head({ television }: { television: SetUpTelevision }) {
  const { _id: id, name, picture, isListed } = television;
  return (
    <header className={classes.head}>
      <div>
        <h1>{texts.title(name)}</h1>
        <p className="soft">{texts.lead}</p>
        {isListed ? (
          <Link to="/television/$id" params={{ id }} className={buttonClass({ kind: 'outline' })}>
            {texts.seeTelevision}
          </Link>
        ) : (
          <p>{texts.notSoldAnyMore}</p>
        )}
      </div>
      {picture && <ResponsivePicture picture={picture} alt="" sizes="240px" />}
    </header>
  );
}

/** The guide to setting up a television (docs/spec/set-up-guide.md). */
export function SetUpPage({ id }: { id: string }) {
  const [{ television, guide }] = trpc.products.setUp.useSuspenseQuery({ id });
  const ticks = useStoredTicks(television._id);
  return (
    <Ticks value={ticks}>
      <article className={`wrap page ${classes.page}`}>
        <Head television={television} />
        <Progress guide={guide} ticks={ticks} />
        <UnpackPart guide={guide} inches={television.screenInches} />
        <BoxPart box={guide.box} />
        <PlacePart guide={guide} />
        <ConnectPart guide={guide} />
        <StartPart guide={guide} />
        <CheckPart />
        <EnergyPart energy={guide.energy} />
        <HelpPart />
      </article>
    </Ticks>
  );
}

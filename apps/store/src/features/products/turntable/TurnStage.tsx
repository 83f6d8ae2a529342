import { useRef } from 'react';
import type { TelevisionBody } from '@aabha/contracts/products/television-body.rules';
import * as texts from '@aabha/messages/turntable';
import { Button } from '@aabha/ui/components/Button';
import { Spinner } from '@aabha/ui/components/Spinner';
import type { PageProduct } from '../page/product';
import { MeasureLine } from './MeasureLine';
import { TurnControls } from './TurnControls';
import classes from './TurnDialog.module.css';
import { useTurn } from './use-turn';
import { useTurntable, type LoadScene, type TurntableStatus } from './use-turntable';

interface TurnStageProps {
  body: TelevisionBody;
  picture: PageProduct['pictures'][number] | undefined;
  onClose: () => void;
  loadScene?: LoadScene;
}

/* Only a browser draws: the server's bundles are spared a megabyte for each language. */
const importScene: LoadScene = () =>
  import.meta.env.SSR ? Promise.reject(new Error('There is no canvas.')) : import('./scene/create-turntable');

interface NoticeProps {
  status: TurntableStatus;
  onTryAgain: () => void;
  onClose: () => void;
}

function Notice({ status, onTryAgain, onClose }: NoticeProps) {
  if (status === 'loading')
    return (
      <p className={classes.notice} role="status">
        <Spinner />
        {texts.loading}
      </p>
    );
  return (
    <div className={classes.notice} role="alert">
      <p>{status === 'failed' ? texts.failed : texts.noWebgl}</p>
      {status === 'failed' && <Button onClick={onTryAgain}>{texts.tryAgain}</Button>}
      <Button kind="outline" onClick={onClose}>
        {texts.seePhotographs}
      </Button>
    </div>
  );
}

/** The model, and what turns it. */
export function TurnStage({ body, picture, onClose, loadScene = importScene }: TurnStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { degrees, turnBy, turnTo, handlers } = useTurn();
  const { status, turntable, tryAgain } = useTurntable({ stage, body, picture, degrees, loadScene });
  const isReady = status === 'ready' && turntable !== undefined;
  return (
    <>
      <div className={classes.stage}>
        <div
          ref={stage}
          className={classes.canvas}
          role="group"
          aria-label={texts.stage}
          tabIndex={isReady ? 0 : -1}
          data-status={status}
          {...handlers}
        />
        {isReady ? (
          <MeasureLine turntable={turntable} degrees={degrees} />
        ) : (
          <Notice status={status} onTryAgain={tryAgain} onClose={onClose} />
        )}
      </div>
      {isReady && (
        <div className={classes.foot}>
          <TurnControls degrees={degrees} onTurnBy={turnBy} onTurnTo={turnTo} />
          <p className={classes.hint}>
            {texts.howTo} {texts.fromMeasures}
          </p>
        </div>
      )}
    </>
  );
}

import { useState } from 'react';
import * as texts from '@aabha/messages/pixel-lab';
import { Button, buttonClass } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import { notify } from '../../lib/notify';
import { COLOUR_NAMES, PIXELS_ALLOWED, type Mark } from './marks';
import { PanelStage } from './PanelStage';
import classes from './pixel-lab.module.css';

/** What was found, in words for a claim. */
function Result({ marks }: { marks: readonly Mark[] }) {
  const colours = COLOUR_NAMES.filter((name) => marks.some(({ colour }) => colour === name));
  const report = texts.report(marks.length, colours.map((name) => texts.colours[name]).join(', '));
  const copy = () =>
    navigator.clipboard.writeText(report).then(
      () => notify('success', texts.copied, 'pixel-lab'),
      () => notify('error', texts.copyingNotAllowed, 'pixel-lab'),
    );
  return (
    <section className={`card ${classes.result}`} role="status">
      <h2>{texts.found(marks.length)}</h2>
      <p>{marks.length > PIXELS_ALLOWED ? texts.above : texts.within}</p>
      {marks.length > 0 && (
        <>
          <label className={classes.report}>
            <span className="small">{texts.reportLabel}</span>
            <input readOnly value={report} />
          </label>
          <div className={classes.actions}>
            <Button kind="outline" onClick={() => void copy()}>
              {texts.copy}
            </Button>
            <Link to="/raise-complaint" className={buttonClass()}>
              {texts.complain}
            </Link>
          </div>
        </>
      )}
    </section>
  );
}

/** /pixel-lab: full colours on a panel, so that faulty pixels are seen and counted (docs/spec/warranty-passport.md#pixel-lab). */
export function PixelLab() {
  const [marks, setMarks] = useState<Mark[]>([]);
  const [step, setStep] = useState<number>();
  const [isDone, setIsDone] = useState(false);
  const begin = () => {
    setMarks([]);
    setIsDone(false);
    setStep(0);
  };
  const goTo = (next: number) => {
    const isOver = next === COLOUR_NAMES.length;
    setStep(isOver ? undefined : next);
    setIsDone(isOver);
  };
  return (
    <div className={`wrap page ${classes.page}`}>
      <h1>{texts.title}</h1>
      <p className={classes.lead}>{texts.lead}</p>
      <ol className={classes.steps}>
        {texts.steps.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <div>
        <Button size="large" onClick={begin}>
          {isDone ? texts.startAgain : texts.start}
        </Button>
      </div>
      {isDone && <Result marks={marks} />}
      {step !== undefined && (
        <PanelStage
          step={step}
          marks={marks}
          onMarks={setMarks}
          onStep={goTo}
          onClose={() => setStep(undefined)}
        />
      )}
    </div>
  );
}

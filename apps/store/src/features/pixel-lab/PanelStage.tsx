import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import * as texts from '@aabha/messages/pixel-lab';
import { COLOUR_NAMES, COLOURS, pressed, type Mark } from './marks';
import classes from './pixel-lab.module.css';

interface PanelStageProps {
  step: number;
  marks: readonly Mark[];
  onMarks: (marks: Mark[]) => void;
  onStep: (step: number) => void;
  onClose: () => void;
}

/** One colour on the whole panel, with what was marked so far. Marks are in the other half of the brightness. */
export function PanelStage({ step, marks, onMarks, onStep, onClose }: PanelStageProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  /* Closed before it leaves the page: the browser then moves the focus back to where it was. */
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    /* Refused on some phones, where the browser's bars stay. */
    element?.requestFullscreen?.().catch(() => undefined);
    return () => {
      if (document.fullscreenElement) void document.exitFullscreen();
      element?.close();
    };
  }, []);
  const colour = COLOUR_NAMES[step] ?? 'black';
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height];
    onMarks(pressed(marks, { x, y, colour }, width / height));
  };
  const isLast = step === COLOUR_NAMES.length - 1;
  return (
    <dialog
      ref={dialog}
      className={classes.stage}
      style={{ background: COLOURS[colour] }}
      aria-label={texts.title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <button
        type="button"
        className={classes.panel}
        aria-label={texts.stage(texts.colours[colour], marks.length)}
        onClick={press}
      >
        {marks.map(({ x, y }) => (
          <span
            key={`${x} ${y}`}
            className={classes.mark}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          />
        ))}
      </button>
      <div className={classes.tools}>
        <button type="button" onClick={onClose}>
          {texts.close}
        </button>
        <button type="button" aria-disabled={marks.length === 0} onClick={() => onMarks(marks.slice(0, -1))}>
          {texts.undo}
        </button>
        <button type="button" onClick={() => onStep(step + 1)}>
          {isLast ? texts.finish : texts.nextColour}
        </button>
      </div>
    </dialog>
  );
}

import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { Picture } from '@aabha/contracts/products/products.schema';
import * as texts from '@aabha/messages/picture-zoom';
import { close } from '@aabha/messages/ui';
import classes from './PictureZoom.module.css';
import { usePan } from './use-pan';

interface PictureZoomProps {
  name: string;
  pictures: readonly Pick<Picture, 'src' | 'width' | 'height' | 'sources'>[];
  /** The alternative text of each picture, where it is not the name. */
  alts?: readonly string[];
  /** The picture to begin with. */
  first: number;
  onClose: () => void;
  /** A further action, in the upper right corner. */
  children?: ReactNode;
}

/** How many pixels of the screen a pixel of the picture takes; the whole picture before them. */
const LEVELS = [undefined, 1, 2] as const;
const LAST_LEVEL = LEVELS.length - 1;
const WIDEST = '2400px';

/** Keeps the point of the picture that was asked for in the middle when the picture grows. */
function useMiddle(level: number) {
  const stage = useRef<HTMLDivElement>(null);
  const middle = useRef({ x: 0.5, y: 0.5 });
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    element.scrollLeft = middle.current.x * element.scrollWidth - element.clientWidth / 2;
    element.scrollTop = middle.current.y * element.scrollHeight - element.clientHeight / 2;
  }, [level]);
  return { stage, middle };
}

function Sign({ path }: { path: string }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  );
}

const SIGNS = {
  out: 'M5 10h10',
  in: 'M5 10h10M10 5v10',
  previous: 'M12 5l-5 5l5 5',
  next: 'M8 5l5 5l-5 5',
  close: 'M5 5l10 10M15 5L5 15',
};

interface ActionProps {
  label: string;
  sign: keyof typeof SIGNS;
  onPress: () => void;
  isDisabled?: boolean;
}

/* A button without effect keeps the focus, so that keys go on working. */
function Action({ label, sign, onPress, isDisabled = false }: ActionProps) {
  return (
    <button
      type="button"
      className={classes.action}
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={onPress}
    >
      <Sign path={SIGNS[sign]} />
    </button>
  );
}

/** Pictures on the whole screen, down to their pixels: by button, by press, by dragging, by keyboard. */
export function PictureZoom({ name, pictures, alts, first, onClose, children }: PictureZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(first);
  const [level, setLevel] = useState(0);
  const { stage, middle } = useMiddle(level);
  const pan = usePan(stage);
  /* Closed before it leaves the page: the browser then moves the focus back to where it was. */
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const picture = pictures[index];
  const turnTo = (other: number) => {
    setLevel(0);
    setIndex(Math.min(pictures.length - 1, Math.max(0, other)));
  };
  const zoomTo = (other: number, x = 0.5, y = 0.5) => {
    middle.current = { x, y };
    setLevel(Math.min(LAST_LEVEL, Math.max(0, other)));
  };
  const press = (event: MouseEvent<HTMLImageElement>) => {
    if (pan.hasMoved()) return;
    const box = event.currentTarget.getBoundingClientRect();
    const point = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height] as const;
    zoomTo(level === LAST_LEVEL ? 0 : level + 1, ...point);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') zoomTo(level + 1);
    else if (event.key === '-') zoomTo(level - 1);
    else if (level === 0 && event.key === 'ArrowLeft') turnTo(index - 1);
    else if (level === 0 && event.key === 'ArrowRight') turnTo(index + 1);
    else return;
    event.preventDefault();
  };
  if (!picture) return null;
  const scale = LEVELS[level];
  const width = scale === undefined ? undefined : picture.width * scale;
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={texts.enlarged(name)}
      onKeyDown={key}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div
        ref={stage}
        className={scale === undefined ? classes.whole : classes.stage}
        role="group"
        aria-label={texts.stage}
        tabIndex={0}
        {...pan.handlers}
      >
        <img
          className={classes.image}
          style={{ width }}
          src={picture.src}
          srcSet={picture.sources[0]?.srcset}
          sizes={WIDEST}
          width={picture.width}
          height={picture.height}
          alt={alts?.[index] ?? name}
          draggable={false}
          onClick={press}
        />
      </div>
      <p className={classes.position} aria-live="polite">
        {texts.position(index + 1, pictures.length)}
        {' · '}
        {scale === undefined ? texts.wholePicture : texts.level(scale * 100)}
      </p>
      <div className={classes.actions}>
        <Action
          label={texts.previous}
          sign="previous"
          isDisabled={index === 0}
          onPress={() => turnTo(index - 1)}
        />
        <Action label={texts.zoomOut} sign="out" isDisabled={level === 0} onPress={() => zoomTo(level - 1)} />
        <Action
          label={texts.zoomIn}
          sign="in"
          isDisabled={level === LAST_LEVEL}
          onPress={() => zoomTo(level + 1)}
        />
        <Action
          label={texts.next}
          sign="next"
          isDisabled={index === pictures.length - 1}
          onPress={() => turnTo(index + 1)}
        />
        <Action label={close} sign="close" onPress={onClose} />
      </div>
      <div className={classes.further}>{children}</div>
    </dialog>
  );
}

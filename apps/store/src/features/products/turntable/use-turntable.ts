import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Picture } from '@aabha/contracts/products/products.schema';
import type { TelevisionBody } from '@aabha/contracts/products/television-body.rules';
import type { createTurntable, Turntable } from './scene/create-turntable';

export type TurntableStatus = 'loading' | 'ready' | 'no-webgl' | 'failed';

/** Asked before the script is loaded, which is of no use without it. */
function hasWebgl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/** Returns the widest file of a picture in its best format, which may be transparent. */
function widestOf({ src, sources }: Pick<Picture, 'src' | 'sources'>): string {
  const files = (sources[0]?.srcset ?? '').split(',').map((file) => file.trim().split(' '));
  const byWidth = files.toSorted(([, a = '0'], [, b = '0']) => Number.parseInt(b) - Number.parseInt(a));
  return byWidth[0]?.[0] || src;
}

/** Loads a picture; null where it does not come: the screen stays dark then. */
async function loadPicture(picture: Pick<Picture, 'src' | 'sources'> | undefined) {
  if (!picture) return null;
  const image = new Image();
  image.src = widestOf(picture);
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

/** Loads the script that builds models. */
export type LoadScene = () => Promise<{ createTurntable: typeof createTurntable }>;

interface Wanted {
  stage: RefObject<HTMLElement | null>;
  body: TelevisionBody;
  picture: Pick<Picture, 'src' | 'sources'> | undefined;
  degrees: number;
  loadScene: LoadScene;
}

/**
 * Builds the model of a television on a canvas of its own in `stage`, loading the script for it, and draws it when its
 * angle or the size of the stage changes. `attempt` above 0 tries again.
 */
export function useTurntable({ degrees, ...product }: Wanted) {
  /* What it is built from does not change while the stage is open. */
  const [wanted] = useState(product);
  const [status, setStatus] = useState<TurntableStatus>('loading');
  const [attempt, setAttempt] = useState(0);
  const [turntable, setTurntable] = useState<Turntable>();
  /* A change of the size draws the angle of that moment. */
  const angle = useRef(degrees);
  const [, setSized] = useState(0);
  useEffect(() => {
    const { body, picture, loadScene } = wanted;
    const place = wanted.stage.current;
    if (!place) return;
    if (!hasWebgl()) return setStatus('no-webgl');
    setStatus('loading');
    let isWanted = true;
    let built: Turntable | undefined;
    const canvas = document.createElement('canvas');
    const lose = () => isWanted && setStatus('failed');
    canvas.addEventListener('webglcontextlost', lose);
    const observer = new ResizeObserver(() => {
      built?.resize(place.clientWidth, place.clientHeight);
      built?.draw(angle.current);
      setSized((times) => times + 1);
    });
    Promise.all([loadScene(), loadPicture(picture)])
      .then(([scene, image]) => {
        if (!isWanted) return;
        place.append(canvas);
        built = scene.createTurntable(canvas, body, image);
        observer.observe(place);
        setTurntable(built);
        setStatus('ready');
      })
      .catch(() => isWanted && setStatus('failed'));
    return () => {
      isWanted = false;
      observer.disconnect();
      built?.dispose();
      canvas.remove();
      setTurntable(undefined);
    };
  }, [attempt, wanted]);
  useEffect(() => {
    angle.current = degrees;
    turntable?.draw(degrees);
  }, [turntable, degrees]);
  return { status, turntable, tryAgain: () => setAttempt((times) => times + 1) };
}

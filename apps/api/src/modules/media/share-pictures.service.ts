import { buffer } from 'node:stream/consumers';
import { isUuid } from '@aabha/db/ids';
import type { AppDeps } from '../../context/deps';
import { drawSharePicture } from './draw-share-picture';
import { selectPictures } from './pictures.queries';
import { sharePictureName, televisionOfShareName } from './share-picture-name.service';
import { sharedTelevisions } from './shared-televisions.queries';

type ShareDeps = Pick<AppDeps, 'db' | 'ports'>;

const WIDEST_FRONT_PX = 1200;

/** Returns the photograph of a stored picture that is wide enough; undefined where its files are gone. */
async function readFront({ db, ports }: ShareDeps, hash: string): Promise<Buffer | undefined> {
  const [stored] = await selectPictures(db, [hash]);
  const files = stored?.sources[0]?.files.toSorted((a, b) => a.width - b.width) ?? [];
  const file = files.find(({ width }) => width >= WIDEST_FRONT_PX) ?? files.at(-1);
  const opened = file && (await ports.files.open(file.file));
  return opened && buffer(opened.stream);
}

async function make(deps: ShareDeps, file: string, id: string): Promise<void> {
  if (await deps.ports.files.has(file)) return;
  const [television] = await sharedTelevisions(deps.db, [id]);
  const [front] = television?.pictureHashes ?? [];
  /* Another name, picture or size has another file; an old one is not made again. */
  if (!television || front === undefined || sharePictureName(television) !== file) return;
  const photograph = await readFront(deps, front);
  if (!photograph) return;
  const { name, companyName, screenInches } = television;
  const drawn = await drawSharePicture({ front: photograph, name, companyName, screenInches });
  await deps.ports.files.put(file, drawn, 'image/jpeg');
}

/**
 * Returns a function that makes a television's picture for sharing at the first request for its file
 * (docs/spec/media.md#pictures-for-sharing). Requests at the same time make it once.
 */
export function sharePictures(deps: ShareDeps): (file: string) => Promise<void> {
  const pending = new Map<string, Promise<void>>();
  return async (file) => {
    const id = televisionOfShareName(file);
    if (id === undefined || !isUuid(id)) return;
    const making = pending.get(file) ?? make(deps, file, id).finally(() => pending.delete(file));
    pending.set(file, making);
    await making;
  };
}

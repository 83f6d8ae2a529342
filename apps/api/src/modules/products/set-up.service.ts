import type { z } from 'zod';
import { appError } from '@aabha/contracts/errors/errors';
import { setUpGuide } from '@aabha/contracts/set-up/set-up-guide.rules';
import type { SetUpOutput } from '@aabha/contracts/set-up/set-up.schema';
import { specificationReader } from '@aabha/contracts/set-up/specification-reader';
import { isUuid } from '@aabha/db/ids';
import type { RequestContext } from '../../context/context';
import { withPicturesOf } from '../media/pictures.service';
import { getDictionary } from '../specifications/specifications.service';
import { findSetUp } from './set-up.queries';

/** Returns the guide to setting up a television that is or was on sale (docs/spec/set-up-guide.md). 404 for any other. */
export async function setUpOf(
  ctx: RequestContext,
  { id }: { id: string },
): Promise<z.input<typeof SetUpOutput>> {
  const row = isUuid(id) ? await findSetUp(ctx.db, id) : undefined;
  if (!row) throw appError('PRODUCT_NOT_FOUND');
  const [{ termList }, [pictured]] = await Promise.all([
    getDictionary(ctx),
    withPicturesOf(ctx.db, [{ pictureHashes: row.pictureHashes.slice(0, 1) }]),
  ]);
  const { _id, name, companyName, modelNumber, screenInches, isListed } = row;
  return {
    television: {
      ...{ _id, name, companyName, modelNumber, screenInches, isListed },
      picture: pictured?.pictures[0] ?? null,
    },
    guide: setUpGuide(row, specificationReader(row.specifications, termList)),
  };
}

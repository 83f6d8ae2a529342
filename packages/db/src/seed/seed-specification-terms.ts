import { foldKey } from '@aabha/contracts/specifications/fold-key';
import type { Tx } from '../client';
import { specificationNames, specificationTerms } from '../schema/specifications';
import { only } from '../tx';
import { DEMO_TERMS } from './data/specification-terms';

/** Inserts the demo's dictionary, groups and terms in their order. */
export async function insertSpecificationTerms(tx: Tx): Promise<void> {
  for (const group of DEMO_TERMS)
    for (const [index, { name, nameHi, aliases = [], type = 'text', ...rest }] of group.terms.entries()) {
      const values = { ...rest, name, nameHi, type, groupName: group.name, groupNameHi: group.nameHi };
      const { id } = only(
        await tx
          .insert(specificationTerms)
          .values({ ...values, position: (index + 1) * 10 })
          .returning({ id: specificationTerms.id }),
      );
      await tx
        .insert(specificationNames)
        .values([name, ...aliases].map((each) => ({ folded: foldKey(each), name: each, termId: id })));
    }
}

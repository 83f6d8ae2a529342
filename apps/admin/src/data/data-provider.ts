import type { DataProvider, GetListParams, Identifier, RaRecord } from 'react-admin';
import { toHttpError } from './trpc';
import type { Actions, BackOfficeResource, ResourceData } from './resource';

const refused = (what: string) => () => Promise.reject(new Error(`The back office does not offer ${what}.`));

function unsupported(what: string): never {
  throw new Error(`The back office does not offer ${what}.`);
}

type DeclaredData = Pick<BackOfficeResource, 'name' | 'data'>;

/**
 * Returns the react-admin data provider of the API: the lists and records of these resources, and all their
 * actions by name; `more` are actions that belong to no resource.
 */
export function createDataProvider(resources: readonly DeclaredData[], more: Actions = {}): DataProvider {
  const dataOf: ReadonlyMap<string, ResourceData | undefined> = new Map(
    resources.map(({ name, data }) => [name, data]),
  );
  const one = async (resource: string, id: Identifier): Promise<RaRecord> => {
    const read = dataOf.get(resource)?.get ?? unsupported(`reading one of ${resource}`);
    return read(String(id));
  };
  return {
    getList: (resource: string, params: GetListParams) => {
      const list = dataOf.get(resource)?.list ?? unsupported(`a list of ${resource}`);
      const { page = 1, perPage = 20 } = params.pagination ?? {};
      return list({ pageNum: page, pageSize: perPage }, params).catch(toHttpError);
    },
    getOne: (resource: string, { id }: { id: Identifier }) =>
      one(resource, id).then((data) => ({ data }), toHttpError),
    getMany: (resource: string, { ids }: { ids: Identifier[] }) =>
      Promise.all(ids.map((id) => one(resource, id))).then((data) => ({ data }), toHttpError),
    getManyReference: refused('references'),
    create: refused('a generic create'),
    update: refused('a generic update'),
    updateMany: refused('a generic update'),
    delete: refused('a generic delete'),
    deleteMany: refused('a generic delete'),
    ...more,
    ...Object.assign({}, ...resources.map(({ data }) => data?.actions)),
  };
}

import DictionaryIcon from '@mui/icons-material/FactCheckOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const TermList = lazy(() => import('./TermList').then((module) => ({ default: module.TermList })));
const UnknownKeyList = lazy(() =>
  import('./UnknownKeyList').then((module) => ({ default: module.UnknownKeyList })),
);

export const specificationTerms = {
  name: 'specification-terms',
  label: 'Specification Dictionary',
  group: 'Catalogue',
  icon: DictionaryIcon,
  may: 'specifications',
  live: ['catalogue'],
  list: TermList,
  data: lazyData(() => import('./specification-terms.data').then(({ termData }) => termData), {
    ...{ createTerm: true, updateTerm: true, addTermAlias: true, mergeTerm: true, removeTerm: true },
    ...{ previewTermImport: true, importTerms: true },
  }),
} satisfies BackOfficeResource;

export const unknownSpecifications = {
  name: 'unknown-specifications',
  label: 'Names without a Term',
  group: 'Catalogue',
  may: 'specifications',
  live: ['catalogue'],
  list: UnknownKeyList,
  data: lazyData(() => import('./specification-terms.data').then(({ unknownKeyData }) => unknownKeyData), {}),
} satisfies BackOfficeResource;

import ImportIcon from '@mui/icons-material/DriveFolderUploadOutlined';
import { lazy } from 'react';
import { IMPORT_PERMISSIONS } from '@aabha/contracts/imports/imports.values';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const ImportList = lazy(() => import('./ImportList').then((module) => ({ default: module.ImportList })));

export const imports = {
  name: 'imports',
  label: 'Imports',
  group: 'Catalogue',
  icon: ImportIcon,
  may: Object.values(IMPORT_PERMISSIONS),
  live: ['jobs'],
  list: ImportList,
  data: lazyData(
    async () => {
      const { listImports, importActions } = await import('./imports.data');
      return { list: listImports, actions: importActions };
    },
    { previewUndo: true, undoImport: true },
  ),
} satisfies BackOfficeResource;

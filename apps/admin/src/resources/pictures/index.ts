import PicturesIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const PictureList = lazy(() => import('./PictureList').then((module) => ({ default: module.PictureList })));

export const pictures = {
  name: 'pictures',
  label: 'Pictures',
  group: 'Catalogue',
  icon: PicturesIcon,
  may: 'pictures',
  live: ['catalogue', 'news'],
  list: PictureList,
  data: lazyData(() => import('./pictures.data').then(({ pictureData }) => pictureData), {
    ...{ uploadPictures: true, renamePicture: true, replacePicture: true, removePictures: true },
  }),
} satisfies BackOfficeResource;

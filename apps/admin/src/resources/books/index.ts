import MenuBookIcon from '@mui/icons-material/MenuBookOutlined';
import { lazy } from 'react';
import { type BackOfficeResource } from '../../data/resource';
import { booksActions } from './books.data';

const Books = lazy(() => import('./Books').then((module) => ({ default: module.Books })));

export const books = {
  name: 'books',
  label: 'Books',
  group: 'Money',
  icon: MenuBookIcon,
  may: 'books',
  list: Books,
  data: { actions: booksActions },
} satisfies BackOfficeResource;

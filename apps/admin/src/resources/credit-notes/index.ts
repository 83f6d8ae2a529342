import RequestQuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import { lazy } from 'react';
import { type BackOfficeResource } from '../../data/resource';
import { creditNoteActions, listCreditNotes } from './credit-notes.data';

const CreditNoteList = lazy(() =>
  import('./CreditNoteList').then((module) => ({ default: module.CreditNoteList })),
);

export const creditNotes = {
  name: 'credit-notes',
  label: 'Credit Notes',
  group: 'Money',
  live: ['orders'],
  icon: RequestQuoteIcon,
  may: 'invoices',
  list: CreditNoteList,
  data: { list: listCreditNotes, actions: creditNoteActions },
} satisfies BackOfficeResource;

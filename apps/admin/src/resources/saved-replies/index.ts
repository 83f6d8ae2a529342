import QuickreplyIcon from '@mui/icons-material/QuickreplyOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const SavedReplyList = lazy(() =>
  import('./SavedReplyList').then((module) => ({ default: module.SavedReplyList })),
);

export const savedReplies = {
  name: 'saved-replies',
  label: 'Saved Replies',
  group: 'Customers',
  icon: QuickreplyIcon,
  may: ['messages', 'complaints'],
  list: SavedReplyList,
  data: lazyData(() => import('./saved-replies.data').then(({ savedReplyData }) => savedReplyData), {
    ...{ createSavedReply: true, updateSavedReply: true, removeSavedReply: true },
  }),
} satisfies BackOfficeResource;

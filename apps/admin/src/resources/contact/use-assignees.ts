import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { MessageProvider } from './contact.data';

/** Returns the staff to whom messages can be assigned. */
export function useAssignees() {
  const dataProvider = useDataProvider<MessageProvider>();
  const { data = [] } = useQuery({
    queryKey: ['messages', 'assignees'],
    queryFn: async () => (await dataProvider.listAssignees()).data,
  });
  return data;
}

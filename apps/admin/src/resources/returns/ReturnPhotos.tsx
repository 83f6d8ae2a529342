import { useDataProvider } from 'react-admin';
import { StoredPhotos } from '../../components/StoredPhotos';
import type { ReturnDetailsRecord, ReturnProvider } from './returns.data';

/** The customer's photos of the goods. */
export function ReturnPhotos({ files }: { files: ReturnDetailsRecord['files'] }) {
  const dataProvider = useDataProvider<ReturnProvider>();
  return (
    <StoredPhotos
      photos={files}
      queryKey="return-requests"
      load={(id) => dataProvider.downloadReturnFile(id)}
    />
  );
}

import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { COMPLAINT_FILES_MAX } from '@aabha/contracts/settings/limits';
import { AttachmentsInput } from '../../components/AttachmentsInput';
import { ThreadAnswerForm } from '../../components/ThreadAnswerForm';
import type { ComplaintThreadRecord } from './complaint-record';
import type { ComplaintProvider } from './complaints.data';

/** The form for an answer, which is mailed, or a note that only staff see (docs/spec/complaints.md#thread). */
export function AnswerForm({ complaint }: { complaint: ComplaintThreadRecord }) {
  const dataProvider = useDataProvider<ComplaintProvider>();
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <ThreadAnswerForm
      of={{ kind: 'complaint', id: complaint._id }}
      name={complaint.name}
      email={complaint.email}
      unsaved={files.length > 0}
      send={async (answer) => {
        await dataProvider.answerComplaint({ id: complaint._id, ...answer, files: [...files] });
        setFiles([]);
      }}
    >
      <AttachmentsInput files={files} most={COMPLAINT_FILES_MAX} onChange={setFiles} />
    </ThreadAnswerForm>
  );
}

import { FinishVisitInput } from '@aabha/contracts/installations/visits.schema';
import { VISIT_CODE_DIGITS } from '@aabha/contracts/installations/visits.values';
import * as texts from '@aabha/messages/visits';
import { Button } from '@aabha/ui/components/Button';
import { TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { FilesField } from '../../components/FilesField';
import { FormProblem } from '../../lib/FormProblem';
import { showFormFailure } from '../../lib/form-failure';
import { useFiles } from '../../lib/use-files';
import { useShopForm } from '../../lib/use-shop-form';
import { useEndVisit } from './use-end-visit';
import classes from './visit.module.css';
import { VISIT_PHOTOS } from './visit-photos';
import '../../styles/form.css';

const Fields = FinishVisitInput.pick({ code: true, serial: true });
const FIELDS = ['code', 'serial'];

interface FinishVisitFormProps {
  token: string;
  /** Whether the television was packed by its serial number. */
  needsSerial: boolean;
}

/** Ends a visit with the code of the customer, the serial number of the television and photos. */
export function FinishVisitForm({ token, needsSerial }: FinishVisitFormProps) {
  const { finish } = useEndVisit(token);
  const photos = useFiles(VISIT_PHOTOS);
  const form = useShopForm({
    initialValues: { code: '', serial: '' },
    validate: schemaResolver(Fields, { sync: true }),
  });
  const send = (values: { code: string; serial: string }) => {
    if (!photos.isUsable) return;
    finish.mutate(
      { ...values, photos: photos.files },
      {
        onError: (error) => {
          if (!photos.refuse(error)) showFormFailure(form, FIELDS, error);
        },
      },
    );
  };
  return (
    <form
      className={`card ${classes.card}`}
      noValidate
      aria-label={texts.finishTitle}
      onSubmit={form.onSubmit(send)}
    >
      <h2 className={classes.subtitle}>{texts.finishTitle}</h2>
      <TextInput
        {...form.getInputProps('code')}
        key={form.key('code')}
        label={texts.code}
        description={texts.codeHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={VISIT_CODE_DIGITS}
        classNames={{ input: classes.code }}
      />
      {needsSerial && (
        <TextInput
          {...form.getInputProps('serial')}
          key={form.key('serial')}
          label={texts.serial}
          description={texts.serialHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
        />
      )}
      <FilesField kind={VISIT_PHOTOS} files={photos.files} error={photos.problem} onChange={photos.choose} />
      <FormProblem form={form} />
      <div className={classes.act}>
        <Button type="submit" size="large" wide busy={finish.isPending}>
          {texts.finish}
        </Button>
      </div>
    </form>
  );
}

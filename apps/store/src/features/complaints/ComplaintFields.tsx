import type { ReactNode } from 'react';
import { ISSUE_TYPES } from '@aabha/contracts/complaints/complaints.schema';
import * as common from '@aabha/messages/common';
import * as texts from '@aabha/messages/complaints';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { PhoneInput } from '../../lib/PhoneInput';
import type { ComplaintDraft } from './complaint-draft';
import classes from './complaints.module.css';

const TYPES = [
  { value: '', label: texts.pleaseChoose },
  ...ISSUE_TYPES.map((value) => ({ value, label: texts.issueTypes[value] })),
];

type Subject = Pick<ComplaintDraft, 'issue_type' | 'customIssueType' | 'description'>;

/** The fields of what a complaint is about, for the forms with and without signing in. */
export function SubjectFields<T extends Subject>({ form }: { form: UseFormReturnType<T> }) {
  const props = (name: keyof Subject) => form.getInputProps(name);
  return (
    <>
      <NativeSelect
        {...props('issue_type')}
        key={form.key('issue_type')}
        className={classes.whole}
        label={texts.issueType}
        data={TYPES}
      />
      {form.values.issue_type === 'Other' && (
        <TextInput
          {...props('customIssueType')}
          key={form.key('customIssueType')}
          className={classes.whole}
          label={texts.yourIssueType}
        />
      )}
      <Textarea
        {...props('description')}
        key={form.key('description')}
        className={classes.whole}
        label={texts.description}
        description={texts.descriptionHint}
        rows={6}
        maxLength={5000}
      />
    </>
  );
}

interface ComplaintFieldsProps {
  form: UseFormReturnType<ComplaintDraft>;
  /** The shopper's newest orders, by id. */
  orders: readonly { value: string; label: string }[];
  children: ReactNode;
}

/** The fields of a complaint: person, subject, order and description (docs/spec/complaints.md#form). */
export function ComplaintFields({ form, orders, children }: ComplaintFieldsProps) {
  const props = (name: keyof ComplaintDraft) => form.getInputProps(name);
  return (
    <div className={classes.fields}>
      <TextInput
        {...props('name')}
        key={form.key('name')}
        className={classes.whole}
        label={common.name}
        autoComplete="name"
      />
      <TextInput
        {...props('email')}
        key={form.key('email')}
        label={common.email}
        type="email"
        autoComplete="email"
      />
      <PhoneInput
        {...props('phone')}
        key={form.key('phone')}
        label={common.phone}
        autoComplete="tel"
        onText={(text) => form.setFieldValue('phone', text)}
      />
      {orders.length > 0 && (
        <NativeSelect
          {...props('order_id')}
          key={form.key('order_id')}
          className={classes.whole}
          label={texts.orderOptional}
          data={[{ value: '', label: texts.noOrder }, ...orders]}
        />
      )}
      <SubjectFields form={form} />
      {children}
    </div>
  );
}

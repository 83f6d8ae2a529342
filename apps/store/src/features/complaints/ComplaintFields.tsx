import type { ReactNode } from 'react';
import { ISSUE_TYPES } from '@aabha/contracts/complaints/complaints.schema';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { PhoneInput } from '../../lib/PhoneInput';
import type { ComplaintDraft } from './complaint-draft';
import classes from './complaints.module.css';

const TYPES = [{ value: '', label: 'Please choose' }, ...ISSUE_TYPES];

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
        label="Issue type"
        data={TYPES}
      />
      {form.values.issue_type === 'Other' && (
        <TextInput
          {...props('customIssueType')}
          key={form.key('customIssueType')}
          className={classes.whole}
          label="Your issue type"
        />
      )}
      <Textarea
        {...props('description')}
        key={form.key('description')}
        className={classes.whole}
        label="Description"
        description="What happened, and with which order? How can we fix it?"
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
        label="Name"
        autoComplete="name"
      />
      <TextInput
        {...props('email')}
        key={form.key('email')}
        label="Email"
        type="email"
        autoComplete="email"
      />
      <PhoneInput
        {...props('phone')}
        key={form.key('phone')}
        label="Phone"
        autoComplete="tel"
        onText={(text) => form.setFieldValue('phone', text)}
      />
      {orders.length > 0 && (
        <NativeSelect
          {...props('order_id')}
          key={form.key('order_id')}
          className={classes.whole}
          label="Order (optional)"
          data={[{ value: '', label: 'No order' }, ...orders]}
        />
      )}
      <SubjectFields form={form} />
      {children}
    </div>
  );
}

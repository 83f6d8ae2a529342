import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Form, TextInput } from 'react-admin';
import { expect, test } from 'vitest';
import { fillIn, valueOf } from '../testing/fill-in';
import { renderScreen } from '../testing/render-screen';
import { UnsavedGuard, UnsavedWatch } from './UnsavedGuard';

function TitleForm() {
  const [unsaved, setUnsaved] = useState(false);
  return (
    <Form record={{ title: 'Diwali' }}>
      <UnsavedWatch onChange={setUnsaved} />
      <UnsavedGuard unsaved={unsaved} />
      <TextInput source="title" label="Title" />
    </Form>
  );
}

const QUESTION = 'Discard what you typed?';
const open = () => {
  const { router } = renderScreen(<TitleForm />, { resources: [], at: '/form' });
  return (to: string | -1) => act(() => (to === -1 ? router.navigate(-1) : router.navigate(to)));
};
const reload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('an unchanged form is left unasked, and so is one whose change was taken back', async () => {
  const go = open();
  fillIn('Title', 'Holi');
  expect(reload()).toBe(true);
  fillIn('Title', 'Diwali');
  expect(reload()).toBe(false);
  await go('/other');
  expect(await screen.findByText('elsewhere')).toBeTruthy();
});

test('typed input is left by a link or by going back only after a question', async () => {
  const go = open();
  fillIn('Title', 'Holi');
  await go(-1);
  expect(await screen.findByText(QUESTION)).toBeTruthy();
  fireEvent.click(screen.getByText('Keep editing'));
  expect(valueOf('Title')).toBe('Holi');
  await go('/other');
  fireEvent.click(await screen.findByText('Discard'));
  expect(await screen.findByText('elsewhere')).toBeTruthy();
});

test('a list below the form may write its search to the address', async () => {
  const go = open();
  fillIn('Title', 'Holi');
  await go('/form?filter=nova');
  expect(screen.queryByText(QUESTION)).toBeNull();
  expect(valueOf('Title')).toBe('Holi');
});

import { beforeEach, expect, it } from 'vitest';
import { saveFormDraft } from './form-draft';
import { signIn } from './sign-in';

const tokenOf = (userId: string) =>
  ['{}', JSON.stringify({ userId, role: 'User', exp: 4_000_000_000 }), '']
    .map((part) => btoa(part))
    .join('.');
const stored = () => Object.keys(sessionStorage).toSorted();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  saveFormDraft('complaint', 'kavya', { subject: 'It flickers' });
  saveFormDraft('review:1', 'ravi', { title: 'Bright' });
  saveFormDraft('wholesale', '', { name: 'Visitor' });
  sessionStorage.setItem('typed:odd', 'not a draft');
});

it('keeps the drafts of the person who signs in, and of a visitor', () => {
  signIn(tokenOf('kavya'));
  expect(localStorage.getItem('token')).toBe(tokenOf('kavya'));
  expect(stored()).toEqual(['typed:complaint', 'typed:odd', 'typed:wholesale']);
});

it('deletes those of everybody else', () => {
  signIn(tokenOf('meera'));
  expect(stored()).toEqual(['typed:odd', 'typed:wholesale']);
});

import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { askForConsent } from '../lib/ask-for-consent';
import { rememberConsent } from '../lib/consent';
import { renderInShop } from '../testing/render-in-shop';
import { GoogleAnalytics } from './GoogleAnalytics';

const ID = 'G-TEST12345';
const scripts = () => document.querySelectorAll('script[src*="googletagmanager"]').length;
const question = () => screen.queryByRole('region', { name: 'Google Analytics' });
const press = (name: string) => screen.getByRole('button', { name });
const show = () =>
  renderInShop(
    <>
      <GoogleAnalytics id={ID} />
      <button type="button" onClick={askForConsent}>
        Analytics choice
      </button>
    </>,
  );

afterEach(() => {
  Reflect.deleteProperty(navigator, 'doNotTrack');
  Reflect.deleteProperty(window, 'dataLayer');
  for (const script of document.querySelectorAll('script')) script.remove();
});

it('asks before it loads anything, and loads nothing after a no', async () => {
  const { user } = await show();
  expect(question()).toHaveTextContent('Google sets cookies and sees your IP address.');
  expect(scripts()).toBe(0);
  await user.click(press('No, thanks'));
  expect(question()).toBeNull();
  expect(scripts()).toBe(0);
  await user.click(press('Analytics choice'));
  expect(question()).toHaveTextContent('You have said no. You can change this here.');
  expect(document.activeElement).toBe(question());
});

it('loads after a yes, returns the focus, and stops when it is taken back', async () => {
  const { user } = await show();
  await user.click(press('Analytics choice'));
  await user.click(press('Yes, allow'));
  expect(document.activeElement).toBe(press('Analytics choice'));
  expect(scripts()).toBe(1);
  await user.click(press('Analytics choice'));
  await user.click(press('No, thanks'));
  expect(Reflect.get(window, `ga-disable-${ID}`)).toBe(true);
  expect(localStorage.getItem('analytics-consent')).toBe('denied');
});

it('does not ask under Do Not Track, whatever was said before, and says why', async () => {
  localStorage.setItem('analytics-consent', 'granted');
  Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true });
  const { user } = await show();
  expect(question()).toBeNull();
  await user.click(press('Analytics choice'));
  expect(question()).toHaveTextContent('Google Analytics stays off.');
  expect(screen.queryByRole('button', { name: 'Yes, allow' })).toBeNull();
  await user.click(press('Close'));
  expect(question()).toBeNull();
  expect(scripts()).toBe(0);
});

it('follows a choice that is made in the privacy centre or in another tab', async () => {
  localStorage.setItem('analytics-consent', 'granted');
  const { user } = await show();
  expect(scripts()).toBe(1);
  act(() => rememberConsent('denied'));
  expect(Reflect.get(window, `ga-disable-${ID}`)).toBe(true);
  await user.click(press('Analytics choice'));
  expect(question()).toHaveTextContent('You have said no.');
  localStorage.setItem('analytics-consent', 'granted');
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(Reflect.get(window, `ga-disable-${ID}`)).toBe(false);
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Language } from '@aabha/contracts/language/language';
import { noticeIn } from '@aabha/contracts/privacy/notices';
import { CONSENT_PURPOSES } from '@aabha/contracts/privacy/privacy.values';
import { formatDay } from '@aabha/messages/dates';
import { renderInShop } from '../../testing/render-in-shop';
import { ContentText } from './ContentText';

const text = (language: Language) => ({
  ...{ title: 'Terms', lead: 'What holds.', description: 'What holds.', language },
  ...{ version: 1, publishedAt: '2026-11-01T00:00:00.000Z', isCurrent: true },
  sections: [
    { id: 'who', title: 'Who we are', blocks: [{ kind: 'paragraph' as const, content: ['A shop.'] }] },
  ],
});
const languageOf = (element: HTMLElement) => element.closest('[lang]')?.getAttribute('lang');
const NOTICE = 'This page is in English.';

it('of another language than the page says so, and only what is in it has its language', async () => {
  await renderInShop(<ContentText name="privacy" hasGoogleAnalytics={false} text={text('hi')} />);
  expect(languageOf(screen.getByText(NOTICE))).toBe('en');
  expect(languageOf(screen.getByRole('heading', { level: 1 }))).toBe('hi');
  expect(languageOf(screen.getByText('A shop.'))).toBe('hi');
  for (const link of screen.getAllByRole('link', { name: 'Who we are' })) expect(languageOf(link)).toBe('hi');
  /* The notices of consents come with the page. */
  expect(languageOf(screen.getByRole('heading', { level: 2, name: /account/i }))).toBe('en');
});

it('of the language of the page says nothing about it', async () => {
  await renderInShop(<ContentText name="terms" hasGoogleAnalytics={false} text={text('en')} />);
  expect(screen.queryByText(NOTICE)).toBeNull();
  expect(languageOf(screen.getByText('A shop.'))).toBe('en');
});

it('of the privacy policy has the whole notice of each purpose', async () => {
  await renderInShop(<ContentText name="privacy" hasGoogleAnalytics text={text('en')} />);
  for (const purpose of CONSENT_PURPOSES) {
    const { title, data, uses, withdraw, rights, version, from } = noticeIn('en', purpose);
    const section = screen.getByRole('region', { name: `Notice: ${title}` });
    const since = `Version ${version}, from ${formatDay(from)}`;
    for (const part of [...data, ...uses, withdraw, rights, since]) expect(section).toHaveTextContent(part);
    expect(section.querySelector('h2')?.id).toBe(`notice-${purpose}`);
  }
});

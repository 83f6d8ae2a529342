import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../data/catalogue';
import { MAIN_STATEMENTS, SECOND_STATEMENTS } from '../data/reviews';
import { randomFrom } from '../random';
import { writeReview } from './write-review';

const RATINGS = [1, 2, 3, 4, 5];
const PER_RATING = 40;
const random = randomFrom(7);
const written = CATALOGUE.flatMap((tv) =>
  RATINGS.flatMap((rating) =>
    Array.from({ length: PER_RATING }, () => ({ tv, rating, ...writeReview(random, tv, rating) })),
  ),
);
const saying = (pattern: RegExp) =>
  written.filter(({ title, comment }) => pattern.test(`${title} ${comment}`)).map(({ tv }) => tv);

describe('a review of the demo', () => {
  it('can be written of every television at every rating, with a title and every fact filled in', () => {
    for (const { title, comment } of written) {
      expect(title).not.toBe('');
      expect(`${title} ${comment}`).not.toMatch(/[{}]|undefined/);
    }
  });

  it('speaks of games, voice, sockets, stands and sizes only where the television has them', () => {
    expect(saying(/game mode|racing games|aim is finally/i).every((tv) => tv.category === 'Gaming TV')).toBe(
      true,
    );
    expect(saying(/not for gaming/i).every((tv) => tv.refreshHz < 120)).toBe(true);
    expect(saying(/speaking into the remote|voice key|voice search/i).some(Boolean)).toBe(true);
    const voiceOf = (tv: (typeof CATALOGUE)[number]) =>
      tv.specificationSchema.flatMap(({ data }) => data).find(({ key }) => key === 'Voice')?.value;
    for (const tv of saying(/speaking into the remote|voice key|voice search|tamil film/i))
      expect(voiceOf(tv), tv.name).toBe('In the remote');
    expect(saying(/like a small cinema|measure your door/i).every((tv) => tv.screenInches >= 75)).toBe(true);
    expect(saying(/bedroom is comfortable|kitchen shelf|hostel/i).every((tv) => tv.screenInches <= 32)).toBe(
      true,
    );
    expect(saying(/blacks are really black/i).every((tv) => tv.technology === 'OLED')).toBe(true);
    expect(saying(/lodge|guest rooms/i).every((tv) => tv.category === 'Hospitality TV')).toBe(true);
    expect(saying(/foot is in the middle/i).every((tv) => tv.look.stand === 'pedestal')).toBe(true);
    expect(saying(/feet stand far apart/i).every((tv) => tv.look.stand !== 'pedestal')).toBe(true);
  });

  it('uses each statement somewhere', () => {
    const all = written.map(({ comment }) => comment).join('\n');
    for (const { text } of [...MAIN_STATEMENTS, ...SECOND_STATEMENTS]) {
      const longest = text.split(/\{\w+\}/).toSorted((a, b) => b.length - a.length)[0] ?? '';
      expect(all, text).toContain(longest);
    }
  });
});

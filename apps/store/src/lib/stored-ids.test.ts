import { describe, expect, it } from 'vitest';
import { parseIds } from './stored-ids';

const first = '019b8c4f-d200-7669-a141-72c6732888e0';
const second = '019b8c4f-d200-7669-a141-72c6732888e1';

describe('parseIds', () => {
  it('returns ids in order without duplicates', () => {
    expect(parseIds(`${second},${first},${second}`, ',', 4)).toEqual([second, first]);
  });
  it('drops invalid ids and those above the maximum', () => {
    expect(parseIds(`x,${first},<script>,${second}`, ',', 1)).toEqual([first]);
    for (const text of [null, undefined, '', ',,']) expect(parseIds(text, ',', 4)).toEqual([]);
  });
});

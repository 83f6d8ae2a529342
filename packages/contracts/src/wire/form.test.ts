import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  jsonField,
  jsonListField,
  listField,
  numberField,
  pictureFiles,
  type UploadedFile,
} from './form.schema';

const message = (result: { success: boolean; error?: z.ZodError }) => result.error?.issues[0]?.message;
const file = (name: string, size = 3): UploadedFile => ({
  name,
  size,
  arrayBuffer: () => Promise.resolve(new ArrayBuffer(size)),
});

describe('a list in a form', () => {
  const list = listField(z.string());
  it.each([
    [undefined, []],
    ['', []],
    ['one', ['one']],
    [
      ['one', 'two'],
      ['one', 'two'],
    ],
    ['["one","two"]', ['one', 'two']],
    ['[]', []],
  ])('%j is %j', (sent, read) => expect(list.parse(sent)).toEqual(read));

  it('is a single text when it only looks like JSON', () => {
    expect(list.parse('[broken')).toEqual(['[broken']);
  });

  it('is absent in an object that leaves it out', () => {
    expect(z.strictObject({ list, maybe: list.optional() }).parse({})).toEqual({ list: [] });
  });
});

describe('a JSON field', () => {
  const field = jsonField(z.record(z.string(), z.number()));
  it('is read from text, and taken as it is from JSON', () => {
    expect(field.parse('{"12": 1999}')).toEqual({ 12: 1999 });
    expect(field.parse({ 12: 1999 })).toEqual({ 12: 1999 });
  });

  it('is rejected with our text when it is invalid JSON or cannot be stored', () => {
    for (const text of ['{"12": ', '{"a\\u0000": 1}', ''])
      expect(message(field.safeParse(text))).toBe('This must be valid JSON.');
  });
});

describe('a list as JSON in a form', () => {
  const list = jsonListField(z.string(), 3);
  it.each([
    [undefined, []],
    ['', []],
    ['["one","two"]', ['one', 'two']],
    [
      ['one', 'two'],
      ['one', 'two'],
    ],
  ])('%j is %j', (sent, read) => expect(list.parse(sent)).toEqual(read));

  it.each([
    ['{not json', 'This must be valid JSON.'],
    ['one', 'This must be valid JSON.'],
    ['{"a":1}', 'This must be a list.'],
    ['"x"', 'This must be a list.'],
    ['["1","2","3","4"]', 'This is too long.'],
  ])('%j is refused', (sent, why) => expect(message(list.safeParse(sent))).toBe(why));
});

describe('a number in a form', () => {
  const field = numberField(z.number({ error: 'A number, please.' }));
  it.each([
    ['42', 42],
    [' 1.5 ', 1.5],
    [7, 7],
  ])('%j is %d', (sent, read) => expect(field.parse(sent)).toBe(read));
  it.each(['', ' ', 'x', '1e999', undefined])('%j is none', (sent) =>
    expect(message(field.safeParse(sent))).toBe('A number, please.'),
  );
});

describe('files in a form', () => {
  const files = pictureFiles(2);
  it('are one or several, and what a form leaves empty is none', () => {
    expect(files.parse(file('a.png'))).toHaveLength(1);
    expect(files.parse([file('a.png'), file('b.png')])).toHaveLength(2);
    expect(files.parse(file('', 0))).toEqual([]);
    expect(files.parse(undefined)).toEqual([]);
  });

  it('are refused when they are too many or no files', () => {
    expect(message(files.safeParse(['a', 'b', 'c'].map((name) => file(name))))).toBe(
      'You can only upload a maximum of 2 images.',
    );
    expect(message(files.safeParse('a.png'))).toBe('Please choose a PNG or JPEG picture.');
  });
});

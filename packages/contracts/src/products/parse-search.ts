import { SEARCH_MATCHERS } from './search-matchers';
import type { SearchFilters, SearchPart } from './search-filters';

interface ParsedSearch {
  /** The words that were not recognized, in order. */
  rest: string;
  parts: SearchPart[];
  /** Words left out beside understood ones: those that every television has, and what only joins others. */
  ignored: string[];
  /** All parts together. */
  filters: SearchFilters;
}

const IGNORED = new Set(
  'tv tvs television televisions and or in of for with a an the price priced range size screen rs budget'.split(
    ' ',
  ),
);
/** Stands where an understood part was, so that no pattern reaches across it. */
const BARRIER = '\n';

/** Returns the text with normalized characters; case is preserved. */
export const normalizeSearch = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();

/** The combination of two parts of one kind: both ends of a price or a size, or one of several values. */
function joined(one: SearchFilters, other: SearchFilters): SearchFilters {
  const all = { ...one, ...other };
  if (one.resolution && other.resolution)
    all.resolution = [...new Set([...one.resolution, ...other.resolution])];
  if (one.technology && other.technology)
    all.technology = [...new Set([...one.technology, ...other.technology])];
  return all;
}

const ONCE = ['minPrice', 'maxPrice', 'minInches', 'maxInches'] as const;
/** Whether a part can be added: a second price or size of the same kind is left to the text, and so is a range without room. */
function fits(filters: SearchFilters, part: SearchFilters): boolean {
  if (ONCE.some((end) => part[end] !== undefined && filters[end] !== undefined)) return false;
  const { minPrice = 0, maxPrice = Infinity, minInches = 0, maxInches = Infinity } = { ...filters, ...part };
  return minPrice <= maxPrice && minInches <= maxInches;
}

/**
 * Reads prices, sizes, resolutions and technologies out of a search. What is not understood stays in `rest`, so that no word
 * is lost. Pure; the same in browser and server.
 */
export function parseSearch(text: string): ParsedSearch {
  const normalized = normalizeSearch(text);
  // Some letters change their length in lower case; such a text is matched as it is.
  const lower = normalized.toLowerCase();
  let left = lower.length === normalized.length ? lower : normalized;
  const parts: SearchPart[] = [];
  let filters: SearchFilters = {};
  for (const { kind, pattern, read } of SEARCH_MATCHERS)
    left = left.replaceAll(pattern, (...args) => {
      const groups = args.at(-1) as Record<string, string | undefined>;
      const matched: string = args[0];
      const part = read(groups);
      if (!part || !fits(filters, part)) return matched;
      const start = args.at(-3) as number;
      const end = start + matched.length;
      filters = joined(filters, part);
      parts.push({ kind, text: normalized.slice(start, end).trim(), filters: part, start, end });
      return BARRIER.repeat(matched.length);
    });
  const words = wordsOutside(normalized, left);
  const isIgnored = (word: string) => parts.length > 0 && IGNORED.has(word.toLowerCase());
  return {
    rest: words.filter((word) => !isIgnored(word)).join(' '),
    parts: parts.sort((a, b) => a.start - b.start),
    ignored: words.filter(isIgnored),
    filters,
  };
}

/** Returns the words of a text where `left` has no barrier. */
function wordsOutside(text: string, left: string): string[] {
  const outside = left.split('').map((unit, at) => (unit === BARRIER ? ' ' : text.charAt(at)));
  return outside.join('').split(' ').filter(Boolean);
}

/** The search text without one of its parts. */
export function withoutPart(text: string, { start, end }: Pick<SearchPart, 'start' | 'end'>): string {
  const normalized = normalizeSearch(text);
  return normalizeSearch(`${normalized.slice(0, start)} ${normalized.slice(end)}`);
}

const SHOWN_BYTES = 40;

const excerpt = (content: Buffer, at: number) =>
  JSON.stringify(content.subarray(Math.max(0, at - SHOWN_BYTES), at + SHOWN_BYTES).toString('latin1'));

/** Returns where two files differ first, with what is around it in both; undefined for equal files. */
export function firstDifference(before: Buffer, after: Buffer): string | undefined {
  if (before.equals(after)) return undefined;
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && before[at] === after[at]) at += 1;
  return `byte ${at}: ${excerpt(before, at)} in the release, ${excerpt(after, at)} in the other build`;
}

/** What is said after the path of a file that both releases have. */
export const OTHER_CONTENTS = ': other contents';

/** Returns checksums by file, from a `SHA256SUMS`. */
function checksumsOf(sums: string): Map<string, string> {
  const lines = sums.split('\n').filter(Boolean);
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

/**
 * Returns the files that differ between two releases by their `SHA256SUMS`, sorted, each with what is different about it. Empty for releases
 * that are equal byte by byte.
 */
export function compareReleases(released: string, rebuilt: string): string[] {
  const [before, after] = [checksumsOf(released), checksumsOf(rebuilt)];
  const all = [...new Set([...before.keys(), ...after.keys()])].sort();
  return all.flatMap((file) => {
    if (before.get(file) === after.get(file)) return [];
    if (!after.has(file)) return [`${file}: only in the release`];
    return [before.has(file) ? file + OTHER_CONTENTS : `${file}: missing in the release`];
  });
}

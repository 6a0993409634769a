const groups = (digits: string): string => digits.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The first twelve digits of an SM3 digest in groups of four, to compare by eye. */
export function digestHead(digest: string): string {
  return groups(digest.slice(0, 12));
}

/** An SM3 digest shortened in the middle, in groups of four as on paper. */
export function digestEnds(digest: string): string {
  return `${groups(digest.slice(0, 16))} … ${groups(digest.slice(-8))}`;
}

/** The first and last four digits of an SM3 digest. */
export function digestBrief(digest: string): string {
  return `${digest.slice(0, 4)}…${digest.slice(-4)}`;
}

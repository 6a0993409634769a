const groups = (digits: string): string => digits.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** First twelve digits of an SM3 digest in groups of four, enough to compare by eye. */
export function digestHead(digest: string): string {
  return groups(digest.slice(0, 12));
}

/** An SM3 digest shortened in the middle, its ends in groups of four as on paper. */
export function digestEnds(digest: string): string {
  return `${groups(digest.slice(0, 16))} … ${groups(digest.slice(-8))}`;
}

/** An SM3 digest in the least room: four digits of either end. */
export function digestBrief(digest: string): string {
  return `${digest.slice(0, 4)}…${digest.slice(-4)}`;
}

/** Signs that are taken for each other on a bad picture. */
const GROUPS = ['0ODQ', '1IL', '27Z', '5S', '8B', '6G', 'UV', '4A', 'XY'];

const alternatives = (sign: string, possible: RegExp): string[] =>
  [...new Set(GROUPS.filter((group) => group.includes(sign)).join(''))].filter((other) => other !== sign && possible.test(other));

/**
 * The one text that passes a check and differs from what was read by the signs that cannot stand there and at most one other; undefined where
 * there is none or more than one. Of several signs that an impossible one may be, the likeliest is the first.
 */
export function correctedBy(text: string, possible: RegExp, passes: (text: string) => boolean): string | undefined {
  const readable = Array.from(text)
    .map((sign) => (possible.test(sign) ? sign : (alternatives(sign, possible)[0] ?? sign)))
    .join('');
  if (passes(readable)) return readable;
  const passing = Array.from(readable).flatMap((sign, place) =>
    alternatives(sign, possible)
      .map((other) => readable.slice(0, place) + other + readable.slice(place + 1))
      .filter((candidate) => passes(candidate)),
  );
  return passing.length === 1 ? passing[0] : undefined;
}

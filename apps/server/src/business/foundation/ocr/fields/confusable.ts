/** Characters that are mistaken for each other on bad pictures. */
const CONFUSABLE_GROUPS = ['0ODQ', '1IL', '27Z', '5S', '8B', '6G', 'UV', '4A', 'XY'];

const alternatives = (sign: string, possible: RegExp): string[] =>
  [...new Set(CONFUSABLE_GROUPS.filter((group) => group.includes(sign)).join(''))].filter(
    (other) => other !== sign && possible.test(other),
  );

/**
 * The only text that passes the check and differs from the reading in impossible characters and at most one other. Undefined if there is
 * none or more than one. The first candidate for an impossible character is the likeliest.
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

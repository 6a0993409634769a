/** A rough estimate while typing, not a rule. */
export type Strength = 'weak' | 'fair' | 'strong';

const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/];

/** Length beats variety: sixteen characters of any kind are strong, eight of one kind weak. Repeats count once. */
export function strengthOf(password: string): Strength {
  const different = new Set(password).size;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const points = Math.min(password.length, different * 2) + kinds * 2;
  return points >= 18 ? 'strong' : points >= 13 ? 'fair' : 'weak';
}

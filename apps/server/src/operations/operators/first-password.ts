import type { Random } from '../../platform/clock/random.ts';

/** No letter or digit that is read as another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP = 5;

/** A password for one sign-in, easy to read out: four groups of five characters and 117 bits of chance. */
export function firstPassword(random: Random): string {
  const group = () => Array.from({ length: GROUP }, () => LETTERS.charAt(random.below(LETTERS.length))).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

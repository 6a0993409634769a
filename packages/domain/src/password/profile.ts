/** Password rules that a deployment can choose from: the specification's, 等保 level 3, or OWASP ASVS. */
export const PASSWORD_PROFILE_IDS = ['spec', 'cn-l3', 'asvs'] as const;

export type PasswordProfileId = (typeof PASSWORD_PROFILE_IDS)[number];

/** Requirements of a password and its lifetime. */
export interface PasswordProfile {
  readonly shortest: number;
  readonly longest: number;
  /** Number of character classes required, out of upper case, lower case, digits and symbols. */
  readonly classes: number;
  /** Number of most recent passwords, including the current one, that may not be reused. */
  readonly remembered: number;
  /** Days until a reminder to change the password; undefined for no reminder. */
  readonly remindAfterDays: number | undefined;
  /** Whether acts that move money require a code sent by text message. */
  readonly confirmsMoney: boolean;
}

const BASIC = { classes: 1, remembered: 0, remindAfterDays: undefined, confirmsMoney: false } as const;

export const PASSWORD_PROFILES: Readonly<Record<PasswordProfileId, PasswordProfile>> = {
  spec: { shortest: 6, longest: 32, ...BASIC },
  'cn-l3': { shortest: 8, longest: 32, classes: 3, remembered: 5, remindAfterDays: 90, confirmsMoney: true },
  asvs: { shortest: 15, longest: 64, ...BASIC },
};

/** Longest password of any profile; the limit of an input for an existing password. */
export const LONGEST_PASSWORD = 64;

export type PasswordFault = 'length' | 'classes';

const CLASSES = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{Lu}\p{Ll}\p{Nd}]/u];

/** Checks a new password against the rules that depend on the password alone; undefined when it complies. */
export function passwordFault({ shortest, longest, classes }: PasswordProfile, password: string): PasswordFault | undefined {
  if (password.length < shortest || password.length > longest) return 'length';
  return CLASSES.filter((one) => one.test(password)).length < classes ? 'classes' : undefined;
}

const DAY_MS = 24 * 3_600_000;

/** Whether to remind the person to change a password set at `since`. */
export const isPasswordDue = ({ remindAfterDays }: PasswordProfile, since: Date, now: Date): boolean =>
  remindAfterDays !== undefined && now.getTime() - since.getTime() >= remindAfterDays * DAY_MS;

/** Shortest personal word that is searched for. Chinese names are shorter but just as specific. */
const SHORTEST_WORD = 4;
const SHORTEST_CHINESE = 2;
const CHINESE = /^\p{Script=Han}+$/u;

/** Whether a password contains something known about the person: user name, phone number, mailbox, name or enterprise. */
export function containsPersonalWord(password: string, words: readonly string[]): boolean {
  const text = password.toLowerCase();
  return words
    .map((word) => word.trim().toLowerCase())
    .some((word) => word.length >= (CHINESE.test(word) ? SHORTEST_CHINESE : SHORTEST_WORD) && text.includes(word));
}

/** The rules for passwords that an installation can choose from: the specification's, those of 等保 level 3, those of OWASP ASVS. */
export const PASSWORD_PROFILE_IDS = ['spec', 'cn-l3', 'asvs'] as const;

export type PasswordProfileId = (typeof PASSWORD_PROFILE_IDS)[number];

/** What a password must be like, and how long it serves. */
export interface PasswordProfile {
  readonly shortest: number;
  readonly longest: number;
  /** Of capitals, small letters, digits and signs, how many must occur. */
  readonly classes: number;
  /** How many of the person's last passwords, the present one included, may not be taken again. */
  readonly remembered: number;
  /** Days after which the person is reminded to change it; none: never. */
  readonly remindAfterDays: number | undefined;
  /** Whether an act that moves money asks for a code by text message first. */
  readonly confirmsMoney: boolean;
}

const FREE = { classes: 1, remembered: 0, remindAfterDays: undefined, confirmsMoney: false } as const;

export const PASSWORD_PROFILES: Readonly<Record<PasswordProfileId, PasswordProfile>> = {
  spec: { shortest: 6, longest: 32, ...FREE },
  'cn-l3': { shortest: 8, longest: 32, classes: 3, remembered: 5, remindAfterDays: 90, confirmsMoney: true },
  asvs: { shortest: 15, longest: 64, ...FREE },
};

/** Longest password of any profile: what an input takes for one that exists already. */
export const LONGEST_PASSWORD = 64;

/** What is wrong with a password that is chosen. */
export type PasswordFault = 'length' | 'classes';

const CLASSES = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{Lu}\p{Ll}\p{Nd}]/u];

/** Why a password cannot be chosen under a profile, as far as it can be told from the password alone. */
export function passwordFault({ shortest, longest, classes }: PasswordProfile, password: string): PasswordFault | undefined {
  if (password.length < shortest || password.length > longest) return 'length';
  return CLASSES.filter((one) => one.test(password)).length < classes ? 'classes' : undefined;
}

const DAY_MS = 24 * 3_600_000;

/** Whether the person is to be reminded to change a password that they have had since then. */
export const isPasswordDue = ({ remindAfterDays }: PasswordProfile, since: Date, now: Date): boolean =>
  remindAfterDays !== undefined && now.getTime() - since.getTime() >= remindAfterDays * DAY_MS;

/** Shortest word of the person's own that is looked for; a Chinese name is shorter and says as much. */
const SHORTEST_WORD = 4;
const SHORTEST_CHINESE = 2;
const CHINESE = /^\p{Script=Han}+$/u;

/** Whether a password holds something anybody knows of the person: their user name, number, mailbox, name or enterprise. */
export function holdsOwnWord(password: string, words: readonly string[]): boolean {
  const text = password.toLowerCase();
  return words
    .map((word) => word.trim().toLowerCase())
    .some((word) => word.length >= (CHINESE.test(word) ? SHORTEST_CHINESE : SHORTEST_WORD) && text.includes(word));
}

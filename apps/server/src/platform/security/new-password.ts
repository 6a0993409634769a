import { containsPersonalWord, PASSWORD_PROFILES, passwordFault, type PasswordFault, type PasswordProfile } from '@lianxin/domain';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Config } from '../config/config.ts';
import { enterprise, formerPassword, membership, userAccount } from '../../schema/index.ts';
import type { Db } from '../db/client.ts';
import type { VisitorContext } from '../call-context.ts';
import { refusedField, type Sentence } from '../refusals.ts';
import { isCommonPassword } from './known-passwords.ts';
import { decodePassword, hashPassword, verifyPassword } from './password.ts';

type PasswordRefusal = PasswordFault | 'common' | 'ownWord' | 'formerOne';

function sentenceFor(why: PasswordRefusal, { shortest, longest, remembered }: PasswordProfile): Sentence {
  switch (why) {
    case 'length':
      return { zh: `密码长度为${shortest}-${longest}个字符`, en: `A password has ${shortest} to ${longest} characters` };
    case 'classes':
      return {
        zh: '密码须包含大写字母、小写字母、数字、符号中的至少三种',
        en: 'Use at least three of: capital letters, small letters, digits, signs',
      };
    case 'common':
      return { zh: '该密码过于常见，请换一个', en: 'This password is too common. Choose another' };
    case 'ownWord':
      return {
        zh: '密码不能包含您的姓名、用户名、手机号、邮箱或企业名称',
        en: 'Leave your name, user name, mobile number, mailbox and enterprise out of the password',
      };
    case 'formerOne':
      return {
        zh: `不能使用最近 ${remembered} 次用过的密码，请换一个`,
        en: `This is one of your last ${remembered} passwords. Choose another`,
      };
  }
}

/** The password rules of this installation. */
export const passwordRules = ({ passwordProfile }: Pick<Config, 'passwordProfile'>): PasswordProfile => PASSWORD_PROFILES[passwordProfile];

function refuse(why: PasswordRefusal, profile: PasswordProfile): never {
  throw refusedField('password', sentenceFor(why, profile));
}

/** Decodes and validates a new password: length and character classes of the profile, not common, none of the person's own words. */
export function newPassword(encoded: string, rules: PasswordProfile, ownWords: readonly string[] = []): string {
  const password = decodePassword(encoded);
  const fault = password === undefined ? 'length' : passwordFault(rules, password);
  if (password === undefined || fault !== undefined) return refuse(fault ?? 'length', rules);
  if (isCommonPassword(password)) return refuse('common', rules);
  if (containsPersonalWord(password, ownWords)) return refuse('ownWord', rules);
  return password;
}

/** Data of a person that an attacker would guess. */
async function ownWordsOf(db: Db, user: typeof userAccount.$inferSelect): Promise<string[]> {
  const enterprises = await db
    .select({ name: enterprise.name })
    .from(membership)
    .innerJoin(enterprise, eq(enterprise.enterpriseNo, membership.enterpriseNo))
    .where(eq(membership.userId, user.userId));
  const mailbox = user.mail?.split('@')[0] ?? '';
  return [user.userName, user.displayName, user.mobile, mailbox, ...enterprises.map(({ name }) => name)];
}

/** Hashes of a person's last passwords, the current one first. */
async function lastPasswordHashes(db: Db, { userId, passwordHash }: typeof userAccount.$inferSelect, many: number): Promise<string[]> {
  const former = await db
    .select({ hash: formerPassword.passwordHash })
    .from(formerPassword)
    .where(eq(formerPassword.userId, userId))
    .orderBy(desc(formerPassword.replacedAt), desc(formerPassword.id))
    .limit(many);
  return [passwordHash, ...former.map(({ hash }) => hash)].slice(0, many);
}

/** Hashes a new password of an identified person, after checking that it contains none of their own words and is not one of their last ones. */
export async function hashNewPassword(db: Db, userId: string, password: string, rules: PasswordProfile): Promise<string> {
  const [user] = await db.select().from(userAccount).where(eq(userAccount.userId, userId));
  if (!user) throw new Error(`The user ${userId} is gone.`);
  if (containsPersonalWord(password, await ownWordsOf(db, user))) return refuse('ownWord', rules);
  for (const hash of await lastPasswordHashes(db, user, rules.remembered))
    if (await verifyPassword(hash, password)) return refuse('formerOne', rules);
  return hashPassword(password);
}

/** Replaces a person's password, and keeps the former ones that the profile forbids to reuse. */
export async function replacePassword(
  { db, ids, wallClock }: Pick<VisitorContext, 'db' | 'ids' | 'wallClock'>,
  userId: string,
  passwordHash: string,
  { remembered }: PasswordProfile,
): Promise<void> {
  const now = wallClock.now();
  const [user] = await db.select().from(userAccount).where(eq(userAccount.userId, userId)).for('update');
  if (!user) throw new Error(`The user ${userId} is gone.`);
  await db.update(userAccount).set({ passwordHash, passwordDue: false, passwordChangedAt: now }).where(eq(userAccount.userId, userId));
  if (remembered > 0) await db.insert(formerPassword).values({ id: ids.next(), userId, passwordHash: user.passwordHash, replacedAt: now });
  const kept = await db
    .select({ id: formerPassword.id })
    .from(formerPassword)
    .where(eq(formerPassword.userId, userId))
    .orderBy(desc(formerPassword.replacedAt), desc(formerPassword.id));
  // The current password counts as one of them.
  const forgotten = kept.slice(Math.max(0, remembered - 1)).map(({ id }) => id);
  if (forgotten.length > 0) await db.delete(formerPassword).where(inArray(formerPassword.id, forgotten));
}

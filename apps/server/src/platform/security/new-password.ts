import { holdsOwnWord, PASSWORD_PROFILES, passwordFault, type PasswordFault, type PasswordProfile } from '@lianxin/domain';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Config } from '../config/config.ts';
import { enterprise, formerPassword, membership, userAccount } from '../../schema/index.ts';
import type { Db } from '../db/client.ts';
import type { VisitorContext } from '../call-context.ts';
import { refusedField, type Sentence } from '../refusals.ts';
import { isCommonPassword } from './known-passwords.ts';
import { decodePassword, hashPassword, verifyPassword } from './password.ts';

type Why = PasswordFault | 'common' | 'ownWord' | 'formerOne';

function sentenceFor(why: Why, { shortest, longest, remembered }: PasswordProfile): Sentence {
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

/** What is asked of passwords here. */
export const passwordRules = ({ passwordProfile }: Pick<Config, 'passwordProfile'>): PasswordProfile => PASSWORD_PROFILES[passwordProfile];

function refuse(why: Why, profile: PasswordProfile): never {
  throw refusedField('password', sentenceFor(why, profile));
}

/** Reads a password that is to be set: as long and as varied as the profile says, none of the common ones, none of the person's own words. */
export function newPassword(encoded: string, rules: PasswordProfile, ownWords: readonly string[] = []): string {
  const password = decodePassword(encoded);
  const fault = password === undefined ? 'length' : passwordFault(rules, password);
  if (password === undefined || fault !== undefined) return refuse(fault ?? 'length', rules);
  if (isCommonPassword(password)) return refuse('common', rules);
  if (holdsOwnWord(password, ownWords)) return refuse('ownWord', rules);
  return password;
}

/** What anybody may know of a person and would try. */
async function ownWordsOf(db: Db, user: typeof userAccount.$inferSelect): Promise<string[]> {
  const enterprises = await db
    .select({ name: enterprise.name })
    .from(membership)
    .innerJoin(enterprise, eq(enterprise.enterpriseNo, membership.enterpriseNo))
    .where(eq(membership.userId, user.userId));
  const mailbox = user.mail?.split('@')[0] ?? '';
  return [user.userName, user.displayName, user.mobile, mailbox, ...enterprises.map(({ name }) => name)];
}

/** The passwords a person had last, the present one first. */
async function lastOf(db: Db, { userId, passwordHash }: typeof userAccount.$inferSelect, many: number): Promise<string[]> {
  const former = await db
    .select({ hash: formerPassword.passwordHash })
    .from(formerPassword)
    .where(eq(formerPassword.userId, userId))
    .orderBy(desc(formerPassword.replacedAt), desc(formerPassword.id))
    .limit(many);
  return [passwordHash, ...former.map(({ hash }) => hash)].slice(0, many);
}

/** Makes sure that a person whose identity is proved does not take a word of their own, or a password they had. Answers the hash that is to be kept. */
export async function hashOfNext(db: Db, userId: string, password: string, rules: PasswordProfile): Promise<string> {
  const [user] = await db.select().from(userAccount).where(eq(userAccount.userId, userId));
  if (!user) throw new Error(`The user ${userId} is gone.`);
  if (holdsOwnWord(password, await ownWordsOf(db, user))) return refuse('ownWord', rules);
  for (const hash of await lastOf(db, user, rules.remembered)) if (await verifyPassword(hash, password)) return refuse('formerOne', rules);
  return hashPassword(password);
}

/** Gives a person a password in place of the present one, which is remembered as long as the profile asks for it. */
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
  // The present one is remembered as well.
  const forgotten = kept.slice(Math.max(0, remembered - 1)).map(({ id }) => id);
  if (forgotten.length > 0) await db.delete(formerPassword).where(inArray(formerPassword.id, forgotten));
}

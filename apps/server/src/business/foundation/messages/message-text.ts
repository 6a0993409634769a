import { messageText, type Language, type MessageText } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { setting, type message } from '../../../schema/index.ts';

type Row = Pick<typeof message.$inferSelect, 'kind' | 'parameters' | 'title' | 'content'>;

/** Messages stored before there were kinds keep their text. */
export const textOf = ({ kind, parameters, title, content }: Row, language: Language): MessageText =>
  messageText(kind ?? '', parameters, language) ?? { title: title ?? '', content: content ?? '' };

/** The person's language, in which the product also writes to them. @default Chinese */
export async function languageOf(db: Db, userId: string): Promise<Language> {
  const [chosen] = await db
    .select({ value: setting.value })
    .from(setting)
    .where(and(eq(setting.userId, userId), eq(setting.name, 'language')));
  return chosen?.value === 'en-US' ? 'en' : 'zh';
}

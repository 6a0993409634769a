import { count, eq, sql } from 'drizzle-orm';
import { setting } from '../../../schema/index.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { refusedField } from '../../../platform/refusals.ts';

const MOST = 200;

export async function settingsOf({ db, viewer }: CallContext): Promise<Record<string, string>> {
  const rows = await db.select().from(setting).where(eq(setting.userId, viewer.userId));
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

export async function saveSettings({ db, viewer }: CallContext, changes: Readonly<Record<string, string>>): Promise<void> {
  const rows = Object.entries(changes).map(([name, value]) => ({ userId: viewer.userId, name, value }));
  if (rows.length === 0) return;
  await db
    .insert(setting)
    .values(rows)
    .onConflictDoUpdate({ target: [setting.userId, setting.name], set: { value: sql`excluded.value` } });
  const [kept] = await db.select({ count: count() }).from(setting).where(eq(setting.userId, viewer.userId));
  if ((kept?.count ?? 0) > MOST) throw refusedField('changes', { zh: `最多保存 ${MOST} 项设置`, en: `At most ${MOST} settings are kept` });
}

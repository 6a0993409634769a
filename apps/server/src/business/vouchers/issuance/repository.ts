import type { IssuanceId } from '@lianxin/api/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { insertOf } from '../../../platform/db/rows-as-json.ts';
import { issuance } from '../../../schema/index.ts';
import { applicationRepository, type ChangeOf } from '../../applications/application/index.ts';

export type IssuanceRow = typeof issuance.$inferSelect;

const byId = (db: Db) =>
  db
    .select()
    .from(issuance)
    .where(eq(issuance.id, sql.placeholder('id')));
const toRead = prepared((db) => byId(db).prepare('issuance_to_read'));
const toHold = prepared((db) => byId(db).for('update').prepare('issuance_to_hold'));

export const issuances = applicationRepository({
  kind: 'issuance',
  ownerOf: ({ issuerNo }: IssuanceRow) => issuerNo,
  async read(db, id: IssuanceId, lock) {
    const [row] = await (lock ? toHold : toRead)(db).execute({ id });
    return row;
  },
  write: (db, id: IssuanceId, change: ChangeOf<IssuanceRow>, moved) =>
    db
      .update(issuance)
      .set({ ...change, ...moved })
      .where(eq(issuance.id, id)),
});

export const newIssuance = (row: IssuanceRow) => insertOf(issuance, [row]);

/** The response of an act on an issuance. */
export const referenceOf = ({ id, applicationNumber, state, version }: IssuanceRow) => ({ id, applicationNumber, state, version });

import { Refusal } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import { legalDocument } from '../../../schema/index.ts';
import type { Handlers } from '../../../calls/handler.ts';
import { documentInForce, documentsInForce, type DocumentRow } from './in-force.ts';

const viewOf = ({ text: _text, textEn: _textEn, ...view }: DocumentRow) => view;

/** The documents that people agree to: open to everybody, also in the versions of before. */
export const documentHandlers: Handlers['documents'] = {
  list: async ({ db, clock }) => (await documentsInForce(db, clock.today())).map(viewOf),
  async get({ db, clock }, { id, version }) {
    const [row] =
      version === undefined
        ? [await documentInForce(db, id, clock.today())]
        : await db
            .select()
            .from(legalDocument)
            .where(and(eq(legalDocument.id, id), eq(legalDocument.version, version)));
    if (!row) throw new Refusal('NOT_FOUND');
    return row;
  },
};

import type { SomeCalls } from '../../../calls/call.ts';
import type { VisitorHandlers } from '../../../calls/handler.ts';
import { Refusal } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import { legalDocument } from '../../../schema/index.ts';
import { documentInForce, documentsInForce, type DocumentRow } from './in-force.ts';

const viewOf = ({ text: _text, textEn: _textEn, ...view }: DocumentRow) => view;

const get: VisitorHandlers['documents']['get'] = async ({ db, clock }, { id, version }) => {
  const [row] =
    version === undefined
      ? [await documentInForce(db, id, clock.today())]
      : await db
          .select()
          .from(legalDocument)
          .where(and(eq(legalDocument.id, id), eq(legalDocument.version, version)));
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
};

export const documentCalls = {
  documents: {
    list: { scope: 'public', statements: 2, handle: async ({ db, clock }) => (await documentsInForce(db, clock.today())).map(viewOf) },
    get: { scope: 'public', statements: 2, handle: get },
  },
} satisfies SomeCalls;

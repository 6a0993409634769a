import type { Handlers } from '../../../calls/handler.ts';
import { countedPage } from '../../../platform/db/counted-page.ts';
import { settled } from '../../../platform/db/settled.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { countedEntries, entriesOf, sumsOf } from './entries.ts';

export const list: Handlers['fundRegister']['list'] = async (context, request) => {
  const { db } = context;
  const enterpriseNo = enterpriseOf(context);
  const [rows, counted, sums] = await settled([
    entriesOf(db, enterpriseNo, request),
    countedEntries(db, enterpriseNo, request),
    sumsOf(db, enterpriseNo, request),
  ] as const);
  return { ...countedPage(request, rows, counted), sums };
};

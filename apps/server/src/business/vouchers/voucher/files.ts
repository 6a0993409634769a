import { eq } from 'drizzle-orm';
import { issuance } from '../../../schema/index.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { fileView, readableFiles } from '../../foundation/files/index.ts';
import type { Handlers } from '../../../calls/handler.ts';
import { readForm } from '../issuance/index.ts';
import { contractById, usesOf } from '../../trade/papers/index.ts';
import { byId, visiblePiece } from './visible.ts';

export const ofVoucher: Handlers['file']['ofVoucher'] = async (context, { id }) => {
  const { db } = context;
  const viewerNo = enterpriseOf(context);
  const row = await visiblePiece(db, viewerNo, byId(id));
  const [issued] = await db.select().from(issuance).where(eq(issuance.voucherId, row.voucherId));
  if (!issued || (issued.issuerNo !== viewerNo && issued.recipientNo !== viewerNo)) return [];
  const form = readForm(issued.form);
  const contract = await contractById(db, viewerNo, form.contractId);
  const uses = (await usesOf(db, 'issuance', [issued.id])).get(issued.id) ?? [];
  const tradeFiles = [contract?.file, ...uses.map(({ invoice }) => invoice.file)].flatMap((file) => file?.id ?? []);
  return (await readableFiles(db, viewerNo, [...new Set([...tradeFiles, ...(form.attachments ?? [])])])).map(fileView);
};

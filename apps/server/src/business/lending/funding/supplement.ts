import type { FileId } from '@lianxin/api/contract';
import type { CallContext } from '../../../platform/call-context.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { actOf } from '../../applications/application/index.ts';
import { grantFiles } from '../../trade/papers/index.ts';
import { lockForAct, referenceOf, type Versioned } from './possible-acts.ts';
import { takeStep } from './end.ts';
import { readAttachments } from './form.ts';
import type { LendingKind } from './lending-kind.ts';
import type { FundingRow } from './funding-row.ts';
import { lenderJob } from './jobs.ts';

/** Answers the questions of the guarantor or the lender. */
export const supplementing =
  <Row extends FundingRow>(kind: LendingKind<Row>) =>
  async (
    context: CallContext,
    { id, version, answer, attachments }: Versioned<Row> & { readonly answer: string; readonly attachments: readonly FileId[] },
  ) => {
    const { db } = context;
    const row = await lockForAct(kind, context, { id, version }, 'supplement');
    const act = actOf(context);
    const isAtLender = kind.lender.isWithLender(row);
    for (const readerNo of [row.guarantorNo, isAtLender ? row.lenderNo : null]) if (readerNo) await grantFiles(db, attachments, readerNo);
    const all = [...new Set<FileId>([...readAttachments(row), ...attachments])];
    if (isAtLender) deferWrites(db, lenderJob(kind, act, row, 'tellLender'));
    return referenceOf(await takeStep(kind, act, row, 'supplement', { attachments: all, questions: null }, { note: answer }));
  };

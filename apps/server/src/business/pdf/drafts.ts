import type { FinancingId, PledgeId, TransferId } from '@lianxin/api/contract';
import type { CallContext } from '../../platform/call-context.ts';
import type { Services } from '../../platform/services.ts';
import { get as financingDetail } from '../financing/get.ts';
import { get as pledgeDetail } from '../pledge/get.ts';
import { get as transferDetail } from '../transfer/get.ts';
import { chainOf } from './chain-of.ts';
import { financingPdf } from './financing.ts';
import type { PdfDraft } from './issue.ts';
import { pledgePdf } from './pledge.ts';
import { transferPdf } from './transfer.ts';

type Of = Pick<Services, 'config'>;

/** The sheet of a transfer as the enterprise may read it. Refuses NOT_FOUND to who is no party of it. */
export async function transferDraft({ config }: Of, context: CallContext, id: TransferId): Promise<PdfDraft> {
  const detail = await transferDetail(context, { id });
  return transferPdf(detail, await chainOf(context.db, detail.sourceNumber), context.portalAddress, config.platformName);
}

/** The same of a financing's agreement. */
export async function financingDraft({ config }: Of, context: CallContext, id: FinancingId): Promise<PdfDraft> {
  const detail = await financingDetail(context, { id });
  return financingPdf(detail, await chainOf(context.db, detail.number), context.portalAddress, config.platformName);
}

/** The same of the agreement of a loan against a pledge. */
export async function pledgeDraft({ config }: Of, context: CallContext, id: PledgeId): Promise<PdfDraft> {
  const detail = await pledgeDetail(context, { id });
  return pledgePdf(detail, await chainOf(context.db, detail.number), context.portalAddress, config.platformName);
}

import type { EnterpriseNo } from '@lianxin/api/contract';
import { offerOf, Refusal, type CivilDate, type Fen, type Offer } from '@lianxin/domain';
import type { PieceRow } from '../../ledger/rows.ts';
import type { CallContext } from '../../platform/call-context.ts';

export async function offersFor(
  { channels: all }: CallContext,
  asked: {
    readonly enterpriseNo: EnterpriseNo;
    readonly pieces: readonly PieceRow[];
    readonly amount: Fen;
    readonly wishedOn?: CivilDate | undefined;
    readonly channels?: readonly number[];
    readonly askedAt: Date;
  },
): Promise<readonly Offer[]> {
  const [first, ...others] = asked.pieces.map((one) => ({
    number: one.number,
    issuerNo: one.issuerNo,
    dueOn: one.dueOn,
    available: one.amount,
    channel: 1,
    keptByItsChannel: false,
  }));
  if (!first) throw new Refusal('NOT_FOUND');
  return all.list
    .filter(({ code, kind }) => kind === 'financing' && (asked.channels ?? [code]).includes(code))
    .map(({ code, kind, terms }) =>
      offerOf({
        channel: { code, kind },
        terms,
        signed: true,
        credit: (10n ** 14n) as Fen,
        pieces: [first, ...others],
        amount: asked.amount,
        askedAt: asked.askedAt,
        wishedOn: asked.wishedOn,
      }),
    );
}

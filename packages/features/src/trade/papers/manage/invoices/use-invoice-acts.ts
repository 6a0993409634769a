import { contract, type TradeInvoiceRow } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import type { InvoiceAct } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useRowActs } from '../../../../platform/lists/index.ts';
import { VERIFICATION_TERMS } from '../../verification-terms.ts';
import { otherOf } from './invoice-words.ts';

interface Opening {
  readonly edit: (row: TradeInvoiceRow) => void;
  readonly bind: (row: TradeInvoiceRow) => void;
  readonly attach: (row: TradeInvoiceRow) => void;
  readonly refresh: () => void;
}

/** Acts allowed by the server, with a confirmation if they have consequences. */
export function useInvoiceActs({ edit, bind, attach, refresh }: Opening) {
  const { t, i18n } = useLingui();
  const verify = useAction(contract.tradeInvoice.verify);
  const dispute = useAction(contract.tradeInvoice.dispute);
  const remove = useAction(contract.tradeInvoice.remove);
  const offers =
    (act: InvoiceAct) =>
    ({ acts }: TradeInvoiceRow): boolean =>
      acts.includes(act);
  return useRowActs<TradeInvoiceRow>(
    [
      {
        id: 'verify',
        label: ({ verifiedAt }) => (verifiedAt === null ? t`查验` : t`重新查验`),
        offered: offers('verify'),
        start: ({ id, number }) => ({
          perform: async () => verify.run({ ids: [id] }),
          done: t`已查验发票 ${number}`,
        }),
      },
      { id: 'edit', label: t`修改`, offered: offers('edit'), start: edit },
      { id: 'attach', label: t`上传文件`, offered: offers('attach'), start: attach },
      { id: 'bind', label: t`关联合同`, offered: offers('bind'), start: bind },
      {
        id: 'dispute',
        label: t`标记争议`,
        offered: offers('dispute'),
        start: ({ id, version, number, ...row }) => ({
          ask: {
            title: t`标记发票 ${number} 有争议`,
            facts: otherOf(row).name,
            consequence: t`有争议的发票不能再用于开立、转让或融资，已占用的不受影响；解决后可以取消。`,
            confirmLabel: t`标记争议`,
            danger: true,
            reason: { required: true, reader: otherOf(row).name },
          },
          perform: (reason) => dispute.run({ id, version, reason }),
          done: t`已标记争议`,
        }),
      },
      {
        id: 'settle',
        label: t`取消争议`,
        offered: offers('settle'),
        start: ({ id, version, number }) => ({
          ask: {
            title: t`取消发票 ${number} 的争议`,
            consequence: t`取消后发票可以重新用于开立、转让和融资。`,
            confirmLabel: t`取消争议`,
          },
          perform: () => dispute.run({ id, version, reason: null }),
          done: t`已取消争议`,
        }),
      },
      {
        id: 'delete',
        label: t`删除`,
        offered: offers('delete'),
        start: ({ id, version, number, verification, ...row }) => ({
          ask: {
            title: t`删除发票 ${number}`,
            facts: `${otherOf(row).name} · ${i18n._(VERIFICATION_TERMS[verification].label)}`,
            consequence: t`删除后双方都不再看到这张发票，可以重新登记。`,
            confirmLabel: t`删除`,
            danger: true,
          },
          perform: () => remove.run({ id, version }),
          done: t`已删除发票 ${number}`,
        }),
      },
    ],
    refresh,
  );
}

export type InvoiceActing = ReturnType<typeof useInvoiceActs>;

import { termAssessment, type CivilDate } from '@lianxin/domain';
import { Dialog, DialogBody, DialogContent } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useSignedInViewer } from '../../../platform/session/index.ts';
import { VoucherFace } from '../../voucher/index.ts';
import type { IssueDraft } from './issue-form.schema.ts';
import type { IssueSources } from './use-issue-sources.ts';

export interface VoucherPreviewProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly draft: IssueDraft;
  readonly today: CivilDate;
  readonly sources: Pick<IssueSources, 'issuer' | 'recipient' | 'receiving' | 'payAccounts' | 'trade'>;
}

/** The voucher as the recipient will see it, without number and seals. */
export function VoucherPreview({ open, onOpenChange, ...rest }: VoucherPreviewProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={t`预览凭证`} description={t`复核通过并编号后才生效`} className="tablet:max-w-[1080px]">
        <DialogBody>{open && <Unnumbered {...rest} />}</DialogBody>
      </DialogContent>
    </Dialog>
  );
}

const UNKNOWN = '—';
const accountOf = (account: { readonly accountNumber: string; readonly bankName: string } | undefined) => ({
  accountNumber: account?.accountNumber ?? UNKNOWN,
  bank: account?.bankName ?? UNKNOWN,
});

function Unnumbered({ draft, today, sources }: Omit<VoucherPreviewProps, 'open' | 'onOpenChange'>) {
  const { t } = useLingui();
  const { enterpriseName = '' } = useSignedInViewer();
  const { amount, dueOn } = draft;
  if (amount === undefined || dueOn === undefined) return null;
  const { issuer, recipient, trade } = sources;
  return (
    <VoucherFace
      number={t`复核通过后编号`}
      amount={amount}
      issuedOn={today}
      dueOn={dueOn}
      termDays={termAssessment({ issuedOn: today, dueOn }).days}
      circulations={0}
      issuer={{
        name: enterpriseName,
        creditCode: issuer?.creditCode ?? UNKNOWN,
        ...accountOf(sources.payAccounts.find((account) => account.id === draft.payAccountId)),
      }}
      holder={{
        name: recipient?.name ?? UNKNOWN,
        creditCode: recipient?.creditCode ?? UNKNOWN,
        ...accountOf(sources.receiving?.find((account) => account.id === draft.receivingAccountId)),
      }}
      state={{ tone: 'state-3', label: t`预览` }}
      promiseNumber={draft.promiseNumber ?? UNKNOWN}
      contractNumber={trade?.number}
      digest={undefined}
      issuerSeal={undefined}
      verifyUrl={undefined}
    />
  );
}

import { contract, type BankAccountId } from '@lianxin/api/contract';
import type { ApiError } from '@lianxin/api/client';
import { useAction } from '@lianxin/api/react';
import { formatMoney, type Fen } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useSigning, type Signed, type SigningAsk } from '../../../foundation/signing/index.ts';
import { useParties } from '../../../platform/terms/index.ts';
import { handleOf, type SubjectHandle } from './subject.ts';

export type Outcome = 'done' | 'turnedBack' | ApiError;

interface Named extends SubjectHandle {
  readonly number: string;
  readonly amount: Fen;
  readonly fromName: string;
}

/** The four acts on an incoming item: sign, refuse, confirm, return. `dialog`: props of the `SigningDialog` to render. */
export function useSignForActs() {
  const { t } = useLingui();
  const { sentence } = useParties();
  const aboutOf = ({ kind, fromName }: Named) => sentence(kind, 'counterparty', { from: fromName, to: '' });
  const { sign, dialog } = useSigning();
  const signFor = useAction(contract.transfer.signFor);
  const confirm = useAction(contract.transfer.confirmSignFor);
  const ended = (signed: Signed): Outcome => (signed === undefined ? 'turnedBack' : signed.ok ? 'done' : signed.error);

  return {
    dialog,
    busy: signFor.busy || confirm.busy,
    /** Signs with the person's certificate; a reviewer confirms. */
    sign: async (subject: Named, receivingAccountId?: BankAccountId): Promise<Outcome> => {
      const amount = formatMoney(subject.amount);
      const account = receivingAccountId === undefined ? {} : { receivingAccountId };
      const ask: SigningAsk = {
        request: {
          act: subject.kind === 'issuance' ? 'issuanceSignFor' : 'transferSignFor',
          subjectId: subject.id,
          version: subject.version,
          ...account,
        },
        verb: t`签收`,
        consequence: t`签收${{ about: aboutOf(subject) }}的链信 ${{ number: subject.number }}，${amount} 元。提交后由本企业审核岗确认，确认后链信归入持有。`,
      };
      return ended(
        await sign(ask, (signature) => signFor.run({ ...handleOf(subject), decision: 'sign', agreed: true, ...account, signature })),
      );
    },
    refuse: async (subject: SubjectHandle, reason: string): Promise<Outcome> =>
      ended(await signFor.run({ ...handleOf(subject), decision: 'refuse', reason })),
    /** Confirms an operator's signature. */
    confirm: async (subject: Named): Promise<Outcome> => {
      const amount = formatMoney(subject.amount);
      const ask: SigningAsk = {
        request: {
          act: subject.kind === 'issuance' ? 'issuanceSignForConfirm' : 'transferSignForConfirm',
          subjectId: subject.id,
          version: subject.version,
        },
        verb: t`确认签收`,
        consequence: t`确认签收${{ about: aboutOf(subject) }}的链信 ${{ number: subject.number }}，${amount} 元。确认后立即生效，归入持有，不可撤销。`,
      };
      return ended(await sign(ask, (signature) => confirm.run({ ...handleOf(subject), decision: 'pass', signature })));
    },
    sendBack: async (subject: SubjectHandle, reason: string): Promise<Outcome> =>
      ended(await confirm.run({ ...handleOf(subject), decision: 'return', reason })),
  };
}

import { useLingui } from '@lingui/react/macro';
import { AgreementTick, type AgreementTickProps } from '../../../foundation/agreement/index.ts';
import { ReceiptConfirmation, SignatureService } from './agreement-texts.tsx';

/** The two documents to agree to before signing. */
export function Agreements(tick: Omit<AgreementTickProps, 'documents'>) {
  const { t } = useLingui();
  return (
    <AgreementTick
      {...tick}
      documents={[
        { id: 'receipt', title: t`应收账款电子凭证签收确认书`, text: <ReceiptConfirmation /> },
        { id: 'signature', title: t`电子签名与存证服务协议`, text: <SignatureService /> },
      ]}
    />
  );
}

import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { SkeletonText } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ReasonBanner } from '../../../applications/application/index.ts';
import { RecordSheet, useRecord, type SheetPlace } from '../../../platform/lists/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import { FileLinks } from '../../../platform/uploads/index.ts';
import { VoucherDetail } from '../../voucher/index.ts';
import { IssuanceChecks } from '../application/issuance-checks.tsx';
import { IssuanceFacts, IssuanceHead, type IssuanceDetail } from '../application/issuance-facts.tsx';
import { IssuanceLog } from '../application/issuance-log.tsx';

/** An issuance with its application, checks, files, history and voucher. */
export function IssuanceSheet({ at }: { readonly at: SheetPlace }) {
  const { t } = useLingui();
  return (
    <RecordSheet
      at={at}
      shown={useRecord(contract.issuance.get, at.id)}
      title={(issuance) => (issuance ? (issuance.voucherNumber ?? issuance.applicationNumber) : t`开立详情`)}
      tabs={(issuance) => [
        { id: 'form', label: t`申请内容`, content: <IssuanceFacts issuance={issuance} /> },
        { id: 'checks', label: t`检查与附件`, content: <ChecksAndFiles issuance={issuance} /> },
        { id: 'log', label: t`操作记录`, content: <IssuanceLog issuance={issuance} /> },
        ...(issuance.voucherId === null ? [] : [{ id: 'voucher', label: t`凭证与流转`, content: <IssuedVoucher id={issuance.id} /> }]),
      ]}
    >
      {(issuance) => (
        <>
          <IssuanceHead issuance={issuance} />
          <ReasonBanner reason={issuance.reason} />
        </>
      )}
    </RecordSheet>
  );
}

function ChecksAndFiles({ issuance }: { readonly issuance: IssuanceDetail }) {
  const { t } = useLingui();
  return (
    <>
      <IssuanceChecks checks={issuance.checks} />
      <section className="flex flex-col gap-1">
        <h3 className="text-sm font-semibold">
          <Trans>附件</Trans>
        </h3>
        <FileLinks label={t`附件`} files={issuance.attachments} />
      </section>
    </>
  );
}

function IssuedVoucher({ id }: { readonly id: IssuanceDetail['id'] }) {
  const { t } = useLingui();
  const { data, error, refresh } = useEndpoint(contract.issuance.children, { id }, { quiet: true });
  const root = data?.find((node) => node.parentId === null);
  if (error && !data) {
    return <FailureState title={t`凭证没有加载出来`} error={error} onRetry={() => void refresh()} />;
  }
  if (!data) return <SkeletonText lines={6} />;
  if (!root) return <p className="text-sm text-ink-muted">{t`凭证还没有流转记录。`}</p>;
  return <VoucherDetail pieceId={root.id} tab="trace" />;
}

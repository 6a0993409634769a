import { contract, IssuanceId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { ErrorState, LoadingRegion, Sheet, SheetBody, SheetContent, SkeletonText, Tab, TabList, TabPanel, Tabs } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { FailureState } from '../../notices/index.ts';
import { FileLinks } from '../../uploads/index.ts';
import { VoucherDetail } from '../../voucher/index.ts';
import { IssuanceChecks } from '../application/issuance-checks.tsx';
import { IssuanceFacts, IssuanceHead, type IssuanceDetail } from '../application/issuance-facts.tsx';
import { IssuanceLog } from '../application/issuance-log.tsx';

export type SheetTab = 'form' | 'checks' | 'log' | 'voucher';

export interface IssuanceSheetProps {
  /** Id from the address; empty: the sheet is closed. */
  readonly id: string;
  readonly tab: SheetTab;
  readonly onTabChange: (tab: string) => void;
  readonly onClose: () => void;
}

/** One issuance beside its list: the application, its checks and papers, what has happened, and the voucher it became. */
export function IssuanceSheet({ id, onClose, ...rest }: IssuanceSheetProps) {
  const { t } = useLingui();
  const wanted = z.safeParse(IssuanceId, id);
  const { data, error, refresh } = useEndpoint(contract.issuance.get, wanted.success ? { id: wanted.data } : null, { quiet: true });
  return (
    <Sheet open={id !== ''} onOpenChange={(open) => !open && onClose()}>
      <SheetContent title={data ? (data.voucherNumber ?? data.applicationNumber) : t`开立详情`}>
        <SheetBody className="flex flex-col gap-5">
          {!wanted.success && (
            <ErrorState title={t`没有加载出来`}>
              <Trans>地址中的申请标识不正确。</Trans>
            </ErrorState>
          )}
          {error && !data && <FailureState error={error} onRetry={() => void refresh()} />}
          {wanted.success && !data && !error && (
            <LoadingRegion className="flex flex-col gap-6">
              <SkeletonText lines={2} />
              <SkeletonText lines={8} />
            </LoadingRegion>
          )}
          {data && <Shown issuance={data} {...rest} />}
        </SheetBody>
      </SheetContent>
    </Sheet>
  );
}

function Shown({ issuance, tab, onTabChange }: { readonly issuance: IssuanceDetail } & Pick<IssuanceSheetProps, 'tab' | 'onTabChange'>) {
  const { t } = useLingui();
  const issued = issuance.voucherId !== null;
  return (
    <>
      <IssuanceHead issuance={issuance} />
      <Tabs value={tab === 'voucher' && !issued ? 'form' : tab} onValueChange={onTabChange}>
        <TabList>
          <Tab value="form">
            <Trans>申请内容</Trans>
          </Tab>
          <Tab value="checks">
            <Trans>检查与附件</Trans>
          </Tab>
          <Tab value="log">
            <Trans>操作记录</Trans>
          </Tab>
          {issued && (
            <Tab value="voucher">
              <Trans>凭证与流转</Trans>
            </Tab>
          )}
        </TabList>
        <TabPanel value="form" className="pt-4">
          <IssuanceFacts issuance={issuance} />
        </TabPanel>
        <TabPanel value="checks" className="flex flex-col gap-5 pt-4">
          <IssuanceChecks checks={issuance.checks} />
          <section className="flex flex-col gap-1">
            <h3 className="text-sm font-semibold">
              <Trans>附件</Trans>
            </h3>
            <FileLinks label={t`附件`} files={issuance.attachments} />
          </section>
        </TabPanel>
        <TabPanel value="log" className="pt-4">
          <IssuanceLog issuance={issuance} />
        </TabPanel>
        {issued && (
          <TabPanel value="voucher" className="pt-4">
            <IssuedVoucher id={issuance.id} />
          </TabPanel>
        )}
      </Tabs>
    </>
  );
}

/** The voucher that the issuance became, from its root piece down. */
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

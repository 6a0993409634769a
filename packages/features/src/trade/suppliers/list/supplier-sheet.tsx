import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney, shanghaiMinute } from '@lianxin/domain';
import { Amount, Descriptions, LoadingRegion, SkeletonText } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { RecordSheet, TermBadge, type SheetPlace } from '../../../platform/lists/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { useSizeWords } from '../../../platform/terms/index.ts';
import { SupplierNote } from './supplier-note.tsx';
import { SupplierTermsForm } from './supplier-terms-form.tsx';
import { SupplierState } from './supplier-state.tsx';
import { agreementTerm, certificationTerm, type Supplier } from './supplier-terms.ts';
import type { SupplierActs } from './use-supplier-acts.tsx';

export interface SupplierSheetProps {
  readonly at: SheetPlace;
  /** Undefined closes the sheet. */
  readonly supplier: Supplier | undefined;
  readonly acts: SupplierActs;
  readonly onSaved: () => void;
}

/** A supplier with its receiving accounts and the note. */
export function SupplierSheet({ at, supplier, acts, onSaved }: SupplierSheetProps) {
  const mayChange = usePermission('supplier.manage');
  return (
    <RecordSheet
      at={supplier === undefined ? { ...at, id: '' } : at}
      shown={{ data: supplier }}
      title={(one) => one?.name}
      titleNote={(one) => <SupplierState supplier={one} />}
      acts={{ name: ({ name }) => name, verbs: acts.verbs }}
      onOpenAutoFocus={focusSheet}
      bodyClassName="flex flex-col gap-6"
    >
      {(one) => (
        <>
          <SupplierFacts supplier={one} />
          <section className="flex flex-col gap-3" aria-labelledby="supplier-accounts">
            <h3 id="supplier-accounts" className="text-md font-semibold">
              <Trans>收款账户</Trans>
            </h3>
            <SupplierAccounts supplier={one} />
          </section>
          {mayChange && <SupplierTermsForm key={`terms-${one.enterpriseNo}-${one.version}`} supplier={one} onSaved={onSaved} />}
          {mayChange ? (
            <SupplierNote key={`${one.enterpriseNo}-${one.version}`} supplier={one} onSaved={onSaved} />
          ) : (
            one.note !== '' && <p className="text-sm whitespace-pre-wrap text-ink-muted">{one.note}</p>
          )}
        </>
      )}
    </RecordSheet>
  );
}

/** Do not focus the note when the sheet opens. */
function focusSheet(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

function SupplierFacts({ supplier }: { readonly supplier: Supplier }) {
  const { t } = useLingui();
  const sizeWords = useSizeWords();
  return (
    <Descriptions
      columns={2}
      items={[
        { label: t`信用代码`, value: supplier.creditCode },
        { label: t`企业规模`, value: sizeWords(supplier.size) },
        { label: t`认证状态`, value: <TermBadge term={certificationTerm(supplier)} /> },
        { label: t`签约状态`, value: <TermBadge term={agreementTerm(supplier)} /> },
        { label: t`标签`, value: supplier.tags.join('，') || '—' },
        { label: t`未签收笔数`, value: supplier.unsignedCount },
        { label: t`未兑付（元）`, value: <Amount value={formatMoney(supplier.occupied)} /> },
        { label: t`提醒额度（元）`, value: supplier.quota === null ? '—' : <Amount value={formatMoney(supplier.quota)} /> },
        { label: t`常用期限（天）`, value: supplier.usualTermDays ?? '—' },
        { label: t`添加时间`, value: shanghaiMinute(supplier.since).slice(0, 10) },
        {
          label: t`累计往来（元）`,
          value: <Amount value={formatMoney(supplier.totalAmount)} />,
        },
        { label: t`最近一笔`, value: supplier.lastDealtOn ?? '—' },
      ]}
    />
  );
}

function SupplierAccounts({ supplier: { enterpriseNo } }: { readonly supplier: Supplier }) {
  const { t } = useLingui();
  const { data, error, refresh } = useEndpoint(contract.bankAccount.listPayable, { enterpriseNo }, { quiet: true });
  if (error) return <FailureState error={error} onRetry={() => void refresh()} />;
  if (data === undefined)
    return (
      <LoadingRegion>
        <SkeletonText lines={3} />
      </LoadingRegion>
    );
  if (data.length === 0)
    return (
      <p className="text-sm text-ink-muted">
        <Trans>对方还没有验证过的收款账户，暂时不能向其开立或转让。</Trans>
      </p>
    );
  return (
    <ul className="flex flex-col gap-3">
      {data.map((account) => (
        <li key={account.id} className="rounded-md border border-line p-3">
          <Descriptions
            items={[
              { label: t`户名`, value: account.accountName },
              { label: t`账号`, value: account.accountNumber },
              { label: t`开户行`, value: account.bankName },
              { label: t`联行号`, value: account.branchNumber },
            ]}
          />
        </li>
      ))}
    </ul>
  );
}

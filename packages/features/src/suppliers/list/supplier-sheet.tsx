import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney, shanghaiMinute } from '@lianxin/domain';
import { Amount, Descriptions, LoadingRegion, Sheet, SheetBody, SheetContent, SheetFooter, SkeletonText } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { TermBadge } from '../../lists/index.ts';
import { FailureState } from '../../notices/index.ts';
import { usePermission } from '../../permission/index.ts';
import { useSizeWords } from '../../terms/index.ts';
import { SupplierActs } from './supplier-acts.tsx';
import { SupplierNote } from './supplier-note.tsx';
import { certificationTerm, SUPPLIER_TERMS, type Supplier } from './supplier-terms.ts';

export interface SupplierSheetProps {
  readonly supplier: Supplier | undefined;
  readonly onClose: () => void;
  readonly onTurn: (supplier: Supplier) => void;
  readonly onSaved: () => void;
}

/** A supplier at the side of the list: what is known of it, its receiving accounts to be read, the note on it. */
export function SupplierSheet({ supplier, onClose, onTurn, onSaved }: SupplierSheetProps) {
  const mayChange = usePermission('supplier.manage');
  return (
    <Sheet open={supplier !== undefined} onOpenChange={(open) => !open && onClose()}>
      {supplier !== undefined && (
        <SheetContent onOpenAutoFocus={focusSheet} title={supplier.name} titleNote={<TermBadge term={SUPPLIER_TERMS[supplier.state]} />}>
          <SheetBody className="flex flex-col gap-6">
            <SupplierFacts supplier={supplier} />
            <section className="flex flex-col gap-3" aria-labelledby="supplier-accounts">
              <h3 id="supplier-accounts" className="text-md font-semibold">
                <Trans>收款账户</Trans>
              </h3>
              <SupplierAccounts supplier={supplier} />
            </section>
            {mayChange ? (
              <SupplierNote key={`${supplier.enterpriseNo}-${supplier.version}`} supplier={supplier} onSaved={onSaved} />
            ) : (
              supplier.note !== '' && <p className="text-sm whitespace-pre-wrap text-ink-muted">{supplier.note}</p>
            )}
          </SheetBody>
          {mayChange && (
            <SheetFooter>
              <SupplierActs row={supplier} onTurn={() => onTurn(supplier)} />
            </SheetFooter>
          )}
        </SheetContent>
      )}
    </Sheet>
  );
}

/** A supplier is opened to be read; the note is not the first thing to do. */
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

import { useLingui } from '@lingui/react/macro';
import { RecordSheet, type SheetPlace } from '../../../platform/lists/index.ts';
import { VoucherDetail } from '../lazy-detail.tsx';
import { isVoucherTab } from './voucher-tab.ts';

/** A piece beside its list; can be expanded to the page. */
export function VoucherSheet({ at }: { readonly at: SheetPlace }) {
  const { t } = useLingui();
  const tab = isVoucherTab(at.tab) ? at.tab : undefined;
  return (
    <RecordSheet at={at} shown={{ data: at.id }} title={() => t`凭证详情`} bodyClassName="bg-surface-sunken">
      {(pieceId) => (
        <VoucherDetail
          key={pieceId}
          pieceId={pieceId}
          tab={tab}
          whole={at.wide}
          onTabChange={at.setTab}
          onPieceSelect={(other) => at.open(other, 'trace')}
        />
      )}
    </RecordSheet>
  );
}

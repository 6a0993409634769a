import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { shanghaiMinute } from '@lianxin/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DocumentLink } from '../../foundation/agreement/index.ts';
import { RECORDS_PAGE, RecordList } from './record-list.tsx';

/** Consents with document, version, enterprise and time; each opens in its version. */
export function ConsentsTab() {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const { data, error, refresh } = useEndpoint(contract.account.consents, { page, pageSize: RECORDS_PAGE }, { quiet: true });
  return (
    <section aria-label={t`同意记录`} className="flex flex-col gap-2">
      <p className="text-sm text-ink-muted">
        <Trans>您同意过的协议，按同意时的版本保存。</Trans>
      </p>
      <RecordList
        label={t`同意记录`}
        data={data}
        error={error}
        onRetry={() => void refresh()}
        onPage={setPage}
        empty={<Trans>还没有同意记录。</Trans>}
        rowKey={({ id, version, agreedAt }) => `${id} ${version} ${agreedAt}`}
      >
        {({ id, version, enterpriseName, agreedAt }) => (
          <>
            <span className="min-w-0 flex-1">
              <DocumentLink id={id} version={version} /> <span className="text-ink-faint">{version}</span>
              {enterpriseName !== null && <span className="block text-xs text-ink-muted">{enterpriseName}</span>}
            </span>
            <span className="text-xs text-ink-muted tabular-nums">{shanghaiMinute(agreedAt)}</span>
          </>
        )}
      </RecordList>
    </section>
  );
}

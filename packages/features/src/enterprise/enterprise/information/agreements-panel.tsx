import { shanghaiMinute } from '@lianxin/domain';
import { Banner, Button, Panel, Tag } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { DocumentLink } from '../../../foundation/agreement/index.ts';
import { SupplementDialog } from '../../../entry/prompts/index.ts';
import type { Information } from './information-terms.ts';

export interface AgreementsPanelProps {
  readonly agreements: Information['agreements'];
  readonly supplementDue: boolean;
  readonly onSigned: () => void;
}

export function AgreementsPanel({ agreements, supplementDue, onSigned }: AgreementsPanelProps) {
  const { t } = useLingui();
  const [signing, setSigning] = useState(false);
  return (
    <Panel title={<Trans>协议与授权</Trans>}>
      <div className="flex flex-col gap-3">
        {supplementDue && (
          <Banner
            tone="caution"
            title={t`补充协议待签署`}
            action={
              <Button size="sm" onClick={() => setSigning(true)}>
                <Trans>签署补充协议</Trans>
              </Button>
            }
          >
            <Trans>签署后才能办理新的业务。签署时需要本企业的数字证书。</Trans>
          </Banner>
        )}
        {agreements.length === 0 ? (
          <p className="text-sm text-ink-muted">
            <Trans>还没有签署或同意的协议。</Trans>
          </p>
        ) : (
          <ul aria-label={t`协议与授权`} className="divide-y divide-line text-sm">
            {agreements.map(({ id, version, agreedBy, agreedAt, signed }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 first:pt-0 last:pb-0">
                <span className="min-w-0 flex-1">
                  <DocumentLink id={id} /> <span className="text-ink-faint">{version}</span>
                </span>
                <Tag tone={signed ? 'positive' : 'plain'}>{signed ? t`已签名` : t`已同意`}</Tag>
                <span className="text-xs text-ink-muted tabular-nums max-tablet:w-full">
                  {agreedBy} · {shanghaiMinute(agreedAt)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {signing && (
        <Suspense fallback={null}>
          <SupplementDialog
            onLater={() => setSigning(false)}
            onSigned={() => {
              setSigning(false);
              onSigned();
            }}
          />
        </Suspense>
      )}
    </Panel>
  );
}

import { RETENTIONS, type RetainedKind } from '@lianxin/domain';
import { Panel } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Cancellation } from './cancellation-terms.ts';

/** Consequences, and what the law requires to keep. */
export function Consequences({ kept }: Pick<Cancellation, 'kept'>) {
  const { t, i18n } = useLingui();
  const language = i18n.locale === 'en-US' ? 'en' : 'zh';
  const kinds: Readonly<Record<RetainedKind, string>> = {
    identity: t`企业与经办人员的身份信息`,
    signatures: t`电子签名与签署的协议`,
    accounting: t`凭证、合同、发票与账务记录`,
    logs: t`登录与操作日志`,
  };
  return (
    <div className="grid items-start gap-4 desktop:grid-cols-2">
      <Panel title={<Trans>注销的后果</Trans>}>
        <ul className="flex list-disc flex-col gap-2 pl-5 text-sm">
          <li>
            <Trans>全部人员不能再代表本企业登录和办理业务，数字证书不能再用于签名。</Trans>
          </li>
          <li>
            <Trans>其他企业不能再向本企业开立或转让凭证。</Trans>
          </li>
          <li>
            <Trans>注销后不能恢复；需要时须重新注册并通过审核。</Trans>
          </li>
          <li>
            <Trans>已签署的文件和已结清的凭证继续有效，可在区块链页面查验。</Trans>
          </li>
        </ul>
      </Panel>
      <Panel title={<Trans>依法保留的数据</Trans>}>
        <ul aria-label={t`依法保留的数据`} className="divide-y divide-line text-sm">
          {kept.map((kind) => (
            <li key={kind} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-2 first:pt-0 last:pb-0">
              <span>{kinds[kind]}</span>
              <span className="text-ink-muted">
                {RETENTIONS[kind].law[language]} · {RETENTIONS[kind].term[language]}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

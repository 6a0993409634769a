import { lastValidDay } from '@lianxin/domain';
import { Panel, Tag } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CertificateGuide } from '../../../foundation/certificate-guide/index.ts';
import { authorityName, CERTIFICATE_TERMS } from '../../../platform/terms/index.ts';
import type { Information } from './information-terms.ts';

/** Certificates used for the enterprise, and whether an account is verified. */
export function CertificatesPanel({ certificates }: { readonly certificates: Information['certificates'] }) {
  const { t, i18n } = useLingui();
  return (
    <Panel title={<Trans>数字证书</Trans>} sub={<Trans>代表本企业签名，由各岗位人员持有</Trans>}>
      {certificates.length === 0 ? (
        <p className="text-sm text-ink-muted">
          <Trans>还没有有效的证书。</Trans>
        </p>
      ) : (
        <ul aria-label={t`数字证书`} className="divide-y divide-line text-sm">
          {certificates.map(({ serial, subject, holder, issuedBy, validUntil, driver }) => (
            <li key={serial} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 first:pt-0 last:pb-0">
              <span className="min-w-0 flex-1 wrap-anywhere">
                {holder} <span className="text-ink-faint">{subject}</span>
                <span className="block text-xs text-ink-muted tabular-nums">
                  {serial} · {authorityName(issuedBy, i18n)} · {t`有效期至 ${{ lastDay: lastValidDay(validUntil) }}`}
                </span>
              </span>
              <Tag>{i18n._(CERTIFICATE_TERMS[driver])}</Tag>
            </li>
          ))}
        </ul>
      )}
      <details className="mt-3 border-t border-line pt-3 text-sm" open={certificates.length === 0}>
        <summary className="min-h-6 cursor-pointer text-ink-muted">
          <Trans>证书与 PIN 码说明</Trans>
        </summary>
        <div className="mt-3">
          <CertificateGuide />
        </div>
      </details>
    </Panel>
  );
}

import {
  PROOF_CHECK_LABELS,
  proofDetailText,
  proofVerdictText,
  shanghaiMinute,
  type Language,
  type PdfKind,
  type PdfVerdict,
  type ProofAccount,
  type ProofOutcome,
} from '@lianxin/domain';
import { Banner, CheckList, Descriptions, type CheckStatus } from '@lianxin/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Outcome } from './use-checking.ts';

type DocumentLookUp = Extract<Outcome, { readonly kind: 'documentLookUp' }>;

const KIND_WORDS: Readonly<Record<PdfKind, MessageDescriptor>> = {
  voucher: msg`凭证票面`,
  transfer: msg`转让单`,
  financing: msg`融资协议`,
  pledge: msg`质押协议`,
  disbursement: msg`放款回单`,
  registration: msg`中登证明`,
  settlement: msg`到期结算回单`,
  statement: msg`账单`,
};

const isKind = (kind: string): kind is PdfKind => Object.hasOwn(KIND_WORDS, kind);

const STATUS: Readonly<Record<ProofOutcome, CheckStatus>> = { passed: 'pass', failed: 'fail', open: 'pending' };

function useLanguage(): Language {
  const { i18n } = useLingui();
  return i18n.locale === 'en-US' ? 'en' : 'zh';
}

/** The result of a check: the verdict first, then the single checks. */
export function CheckOutcome({ outcome }: { readonly outcome: Outcome }): ReactNode {
  switch (outcome.kind) {
    case 'evidence':
      return <EvidenceOutcome account={outcome.account} name={outcome.name} />;
    case 'document':
      return <DocumentOutcome verdict={outcome.verdict} isKnown={outcome.isKnown} />;
    case 'lookUp':
      return <LookUpOutcome outcome={outcome} />;
    case 'documentLookUp':
      return <DocumentLookUpOutcome outcome={outcome} />;
    case 'notFound':
      return (
        <Banner tone="critical" title={<Trans>未找到</Trans>}>
          <Trans>平台没有编号与摘要同时相符的凭证或文件。请与纸面逐字核对；仍不相符的，不要接受。</Trans>
        </Banner>
      );
    case 'noCode':
    case 'otherCode':
    case 'noHash':
    case 'offline':
    case 'tooOften':
    case 'noChecker':
    case 'tooLarge':
      return <NotChecked why={outcome.kind} />;
  }
}

type NotCheckedFor = 'noCode' | 'otherCode' | 'noHash' | 'offline' | 'tooOften' | 'noChecker' | 'tooLarge';

function NotChecked({ why }: { readonly why: NotCheckedFor }) {
  const { t } = useLingui();
  const words = {
    noCode: t`图片里没有找到二维码。请换一张清晰、完整的图片。`,
    otherCode: t`这不是凭证或文件的编号与摘要。`,
    noHash: t`二维码里只有编号，没有摘要。请从纸面上抄下摘要，按编号查询。`,
    offline: t`没有连上平台，按编号查询需要网络。证据文件不需要网络，可以直接拖入。`,
    tooOften: t`查询太频繁了，请一分钟后再试。`,
    noChecker: t`核验程序没有加载出来。请联网刷新本页后再试。`,
    tooLarge: t`文件超过 64 MB，不是平台出具的文件。`,
  };
  return <Banner tone="caution">{words[why]}</Banner>;
}

const TONES = { intact: 'positive', changed: 'critical', unreadable: 'caution' } as const;

function EvidenceOutcome({ account, name }: { readonly account: ProofAccount; readonly name: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { verdict, checks, voucherNumber, head, anchored } = account;
  const long = (text: string) => <span className="font-mono text-xs break-all">{text}</span>;
  return (
    <div className="flex flex-col gap-3">
      <Banner tone={TONES[verdict]} title={proofVerdictText(account, language)}>
        {name}
      </Banner>
      {verdict !== 'unreadable' && (
        <>
          <CheckList
            aria-label={t`各项检查`}
            items={checks.map((result) => ({
              id: result.check,
              status: STATUS[result.outcome],
              label: PROOF_CHECK_LABELS[result.check][language],
              sub: proofDetailText(result, language) || undefined,
            }))}
          />
          <Descriptions
            items={[
              ...(voucherNumber === undefined ? [] : [{ label: t`凭证编号`, value: voucherNumber }]),
              ...(head === undefined ? [] : [{ label: t`链末摘要`, value: long(head) }]),
              ...(anchored === undefined ? [] : [{ label: t`存证根`, value: t`${anchored.day}，覆盖到第 ${anchored.length} 个事件` }]),
            ]}
          />
        </>
      )}
    </div>
  );
}

function DocumentOutcome({ verdict, isKnown }: { readonly verdict: PdfVerdict; readonly isKnown: boolean | undefined }) {
  const { t, i18n } = useLingui();
  if (!verdict.ok) {
    const words = {
      noProof: t`这份 PDF 不是平台出具的，或没有附带存证。`,
      changed: t`文件与出具时不同：至少有一个字节被改动。`,
      facts: t`文件里的要素与其摘要不符。`,
      signature: t`平台签名无效。`,
    };
    return (
      <Banner tone={verdict.why === 'noProof' ? 'caution' : 'critical'} title={verdict.why === 'noProof' ? undefined : t`不一致`}>
        {words[verdict.why]}
      </Banner>
    );
  }
  const { number, kind, issuedFor, issuedAt, chain } = verdict.proof;
  return (
    <div className="flex flex-col gap-3">
      <Banner
        tone={isKnown === false ? 'critical' : 'positive'}
        title={isKnown === false ? t`不是本平台的证书` : t`通过，文件与出具时一致`}
      >
        {isKnown === undefined && <Trans>没有取得平台证书，未能比对签名者。</Trans>}
        {isKnown === false && <Trans>文件自身完整，但签名的证书不在平台公布的证书之中。</Trans>}
      </Banner>
      <Descriptions
        items={[
          { label: t`文件编号`, value: number },
          ...(isKind(kind) ? [{ label: t`文件种类`, value: i18n._(KIND_WORDS[kind]) }] : []),
          { label: t`出具对象`, value: issuedFor },
          { label: t`出具时间`, value: shanghaiMinute(issuedAt) },
          ...(chain === null ? [] : [{ label: t`凭证编号`, value: chain.voucherNumber }]),
        ]}
      />
    </div>
  );
}

function LookUpOutcome({ outcome: { asked, answer, verdict } }: { readonly outcome: Extract<Outcome, { readonly kind: 'lookUp' }> }) {
  const { t } = useLingui();
  const { sequence, length, anchor } = answer;
  const later = length - sequence;
  return (
    <div className="flex flex-col gap-3">
      {verdict === 'proved' && (
        <Banner tone="positive" title={<Trans>通过，摘要已由存证根证明</Trans>}>
          <Trans>本浏览器已从这个摘要算到 {anchor?.root.day} 的存证根，并验证了平台签名。</Trans>
        </Banner>
      )}
      {verdict === 'unproved' && (
        <Banner tone="info" title={<Trans>平台有这个摘要</Trans>}>
          <Trans>还没有存证根以它为链末，目前只有平台的答复为证。证据包可以完整核验。</Trans>
        </Banner>
      )}
      {verdict === 'forged' && (
        <Banner tone="critical" title={<Trans>不一致</Trans>}>
          <Trans>平台答复的路径算不到它签名的存证根。请联系平台。</Trans>
        </Banner>
      )}
      <Descriptions
        items={[
          { label: t`凭证编号`, value: asked.number },
          { label: t`对应事件`, value: t`第 ${sequence} 个，共 ${length} 个` },
        ]}
      />
      {later > 0 && (
        <Banner tone="caution">
          <Trans>这个摘要之后又有 {later} 个事件：纸面可能不是最新状态。</Trans>
        </Banner>
      )}
    </div>
  );
}

/** The result for a printed code: the platform sealed that document, which proves nothing about the rest of the paper. */
function DocumentLookUpOutcome({ outcome: { asked, answer, verdict } }: { readonly outcome: DocumentLookUp }) {
  const { t, i18n } = useLingui();
  const { kind, issuedAt } = answer;
  return (
    <div className="flex flex-col gap-3">
      {verdict === 'proved' && (
        <Banner tone="positive" title={<Trans>通过，文件由本平台签名</Trans>}>
          <Trans>本浏览器已验证平台对这个编号和内容摘要的签名。</Trans>
        </Banner>
      )}
      {verdict === 'unproved' && (
        <Banner tone="info" title={<Trans>平台有这份文件</Trans>}>
          <Trans>没有取得平台证书，未能比对签名者。</Trans>
        </Banner>
      )}
      {verdict === 'forged' && (
        <Banner tone="critical" title={<Trans>不一致</Trans>}>
          <Trans>平台答复的签名与这个编号和摘要不符。请联系平台。</Trans>
        </Banner>
      )}
      <Descriptions
        items={[
          { label: t`文件编号`, value: asked.number },
          { label: t`文件种类`, value: i18n._(KIND_WORDS[kind]) },
          { label: t`出具时间`, value: shanghaiMinute(issuedAt) },
        ]}
      />
      <Banner tone="info">
        <Trans>二维码不证明纸面上印的数字。请拖入 PDF 原件核验全文，或向出示的人索取原件。</Trans>
      </Banner>
    </div>
  );
}

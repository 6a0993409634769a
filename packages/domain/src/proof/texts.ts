import type { Label, Language } from '../labels.ts';
import type { CheckResult, ProofAccount, ProofCheck, ProofOutcome, ProofPlace } from './account.ts';

/** What each check establishes when it passes, for the verification page and the command-line verifier. */
export const PROOF_CHECK_LABELS: Readonly<Record<ProofCheck, Label>> = {
  readable: { zh: '文件完整，可以读取', en: 'The file is whole and can be read' },
  chain: { zh: '每个事件的摘要前后相接', en: 'Each event’s digest follows from the one before' },
  facts: { zh: '凭证要素与首个事件所载一致', en: 'The voucher’s facts are those of its first event' },
  signatures: { zh: '各方的 SM2 签名有效', en: 'The parties’ SM2 signatures hold' },
  certificates: { zh: '签名证书与出具时一致', en: 'The certificates are as they were handed out' },
  files: { zh: '随附文件未被改动', en: 'The files that came along are unchanged' },
  anchor: { zh: '凭证已计入当日存证根', en: 'A daily root covers the voucher' },
  seal: { zh: '全部内容与平台出具时一致', en: 'Everything is as the platform handed it out' },
  key: { zh: '平台公钥与已知的公钥一致', en: 'The platform’s key is the known one' },
  published: { zh: '存证根与公布的存证根一致', en: 'The root is the one that was published' },
};

export const PROOF_OUTCOME_LABELS: Readonly<Record<ProofOutcome, Label>> = {
  passed: { zh: '通过', en: 'Passed' },
  failed: { zh: '不一致', en: 'Differs' },
  open: { zh: '未判定', en: 'Not told' },
};

const OPEN_REASONS: Readonly<Partial<Record<ProofCheck, Label>>> = {
  facts: { zh: '首个事件无法读取', en: 'The first event cannot be read' },
  certificates: { zh: '平台签名无效，证书无从比对', en: 'The platform’s signature does not hold: there is nothing to compare them with' },
  files: { zh: '只有清单，没有随附文件', en: 'Only the manifest is here, not the files' },
  anchor: { zh: '尚无存证根覆盖到此处', en: 'No daily root reaches it yet' },
  key: { zh: '没有已知的公钥可比对', en: 'No known key to compare with' },
  published: { zh: '没有已公布的存证根可比对', en: 'No published root to compare with' },
};

const PARTS: Readonly<Record<Exclude<ProofPlace['part'], 'event'>, Label>> = {
  bundle: { zh: '清单文件', en: 'the manifest' },
  facts: { zh: '凭证要素', en: 'the voucher’s facts' },
  chain: { zh: '链的末端', en: 'the end of the chain' },
  anchor: { zh: '存证根', en: 'the daily root' },
  seal: { zh: '平台签名', en: 'the platform’s signature' },
  certificate: { zh: '证书', en: 'certificate' },
  file: { zh: '文件', en: 'file' },
};

/** Describes a failed part: number, kind and time of an event, or the name of another part. */
export function proofPlaceText(place: ProofPlace, language: Language): string {
  const zh = language === 'zh';
  if (place.part !== 'event') return [PARTS[place.part][language], 'name' in place ? place.name : ''].join(' ').trim();
  const { sequence, kind, at } = place;
  if (kind === null || at === null) return zh ? `第 ${sequence} 个事件（缺失或无法读取）` : `event ${sequence} (missing or unreadable)`;
  return zh ? `第 ${sequence} 个事件（${kind}，${at}）` : `event ${sequence} (${kind}, ${at})`;
}

/** Details of a check besides its outcome; empty when there are none. */
export function proofDetailText({ check, outcome, places, held, open }: CheckResult, language: Language): string {
  const zh = language === 'zh';
  const [first] = places;
  if (first) {
    const more = places.length - 1;
    const where = proofPlaceText(first, language);
    return more === 0 ? where : zh ? `${where}，另有 ${more} 处` : `${where}, and ${more} more`;
  }
  if (check === 'signatures' && open > 0)
    return zh
      ? `已验证 ${held} 个；另有 ${open} 个原文不向此查看方展示`
      : `${held} verified; the texts of ${open} more are not this reader’s to see`;
  if (outcome === 'open') return OPEN_REASONS[check]?.[language] ?? '';
  if (check === 'chain') return zh ? `共 ${held} 个事件` : `${held} events`;
  if (held > 0) return zh ? `共 ${held} 个` : `${held} of ${held}`;
  return '';
}

/** The verdict in one sentence: passed, differs at a named part, or not an evidence file. */
export function proofVerdictText({ verdict, events, checks, firstEvent }: ProofAccount, language: Language): string {
  const zh = language === 'zh';
  if (verdict === 'unreadable') return zh ? '这不是凭证的证据文件' : 'This is not an evidence file';
  if (verdict === 'intact') return zh ? `通过，${events} 个事件全部一致` : `Passed: all ${events} events are as they were`;
  const first = firstEvent ?? checks.flatMap(({ places }) => places)[0];
  const where = first ? proofPlaceText(first, language) : '';
  return zh ? `不一致，首先在${where}` : `It differs, first at ${where}`;
}

import type { Label } from '../labels.ts';
import type { RetainedKind } from './retained-kinds.ts';

interface Retention {
  /** Title and article. */
  readonly law: Label;
  /** Retention period. */
  readonly term: Label;
}

/** Legal basis and retention period of each kind, named both when a person's data are erased and when an enterprise is cancelled. */
export const RETENTIONS: Readonly<Record<RetainedKind, Retention>> = {
  identity: {
    law: { zh: '《反洗钱法》第三十四条', en: 'Anti-Money Laundering Law, art. 34' },
    term: { zh: '业务关系结束后至少 10 年', en: 'ten years after the business ends, at least' },
  },
  signatures: {
    law: { zh: '《电子签名法》第二十四条', en: 'Electronic Signature Law, art. 24' },
    term: { zh: '证书失效后至少 5 年', en: 'five years after the certificate ends, at least' },
  },
  accounting: {
    law: { zh: '《会计档案管理办法》第十四条', en: 'Measures for Accounting Archives, art. 14' },
    term: { zh: '30 年', en: 'thirty years' },
  },
  logs: {
    law: { zh: '《网络安全法》第二十一条', en: 'Cybersecurity Law, art. 21' },
    term: { zh: '至少 6 个月', en: 'six months at least' },
  },
};

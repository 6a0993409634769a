export interface VerifiedVoucher {
  /** The piece that the evidence was requested for. */
  readonly number: string;
  readonly platformName: string;
  readonly publicKey: string;
}

/** Instructions for verifying evidence without the platform, in both languages. */
export const howToVerify = ({ number, platformName, publicKey }: VerifiedVoucher): string => `${number}
${platformName}

如何核验（不依赖本平台）
========================

最省事的办法
  1. 打开平台的“区块链”页面（打开后可以断网），把本 ZIP 拖进去；或者
  2. 在任何装有 Node.js 20 以上的电脑上运行：npx -p @lianxin/domain lianxin-verify 本文件.zip
     退出码 0 为通过，1 为不一致（并指出首先在第几个事件），2 为无法识别。

自己动手
  manifest.json 每个事件占一行。
  a. 哈希链：对第 n 个事件，计算
       SM3("LX-HISTORY-1|" + previousHash + "|" + canonical)
     结果必须等于该事件的 hash；previousHash 必须等于前一事件的 hash，首个事件为 64 个 0。
     例：printf '%s' 'LX-HISTORY-1|…|…' | openssl dgst -sm3
     最后一个 hash 必须等于 chain.head，事件个数必须等于 chain.length。
  b. 签名：canonical 里的 details.signature 等于 SM3(signature.value)；shown 为 whole 的，
     用 certificates 中同一 serial 的 publicKey 按 SM2（GB/T 32918，用户标识 1234567812345678）验证 value 是对 text 的签名。
     shown 为 masked 或 withheld 的，原文不向证据的取得方展示，只能核对其摘要。
  c. 存证根：叶 = SM3("LX-LEAF-1|" + 凭证编号 + "|" + anchor.length + "|" + 第 anchor.length 个事件的 hash)，
     节点 = SM3("LX-NODE-1|" + 左 + "|" + 右)，按 RFC 9162 §2.1.3.2 沿 anchor.path 算到 anchor.root.root。
     平台签名的原文："LX-ROOT-1|day|chains|root|previousRoot|computedAt"。请与当日公布的存证根比对。
  d. 出具：seal.digests 是各部分规范文本（键排序、无空白的 JSON）的 SM3；
     平台签名的原文："LX-EVIDENCE-1|" + SM3(seal.digests 的规范文本)。
  e. 文件：files 中每个文件的 SM3。documents/ 下是平台签章的 PDF（凭证、转让单、融资与质押协议、放款与结算回单），
     每一份都可单独拖进“区块链”页面，或用 lianxin-verify 单独核验；每类至多 20 份。

能证明什么，不能证明什么
  能：记录自形成以来没有被改动、删除或调换次序；签名出自所列证书；到存证根为止的部分当时已经存在。
  不能：记录之外的事实（货物是否交付、款项是否到账）；存证根之后是否又有新事件；证书持有人的身份（由发证机构负责）。

平台公钥（请与其他渠道得知的比对）
${publicKey}


How to check this without the platform
======================================

The easy way
  1. Open the platform’s “Blockchain” page (you may go offline once it is open) and drop this ZIP on it; or
  2. On any machine with Node.js 20 or later: npx -p @lianxin/domain lianxin-verify this-file.zip
     Exit code 0: passed. 1: differs, and it says at which event first. 2: no evidence.

By hand
  manifest.json has a line for each event.
  a. The chain: for event n compute
       SM3("LX-HISTORY-1|" + previousHash + "|" + canonical)
     It must be the event's hash; previousHash must be the hash of the event before, 64 zeros for the first.
     Example: printf '%s' 'LX-HISTORY-1|…|…' | openssl dgst -sm3
     The last hash must be chain.head, the number of events chain.length.
  b. Signatures: details.signature in canonical is SM3(signature.value). Where shown is "whole", verify value over text
     with the publicKey of that certificate (SM2, GB/T 32918, user id 1234567812345678).
     Where it is "masked" or "withheld" the text is not for whoever took this evidence: only its hash can be compared.
  c. The daily root: leaf = SM3("LX-LEAF-1|" + voucher number + "|" + anchor.length + "|" + hash of event anchor.length),
     node = SM3("LX-NODE-1|" + left + "|" + right), along anchor.path to anchor.root.root as in RFC 9162 §2.1.3.2.
     The platform signs "LX-ROOT-1|day|chains|root|previousRoot|computedAt". Compare with the root published that day.
  d. The seal: seal.digests are the SM3 of each part's canonical text (JSON, keys sorted, no blanks);
     the platform signs "LX-EVIDENCE-1|" + SM3(canonical text of seal.digests).
  e. Files: the SM3 of each file in files. documents/ holds PDFs sealed by the platform (voucher, transfers, agreements, receipts):
     each is checked by itself too, on the “Blockchain” page or with lianxin-verify; at most 20 of a kind.

What this proves, and what not
  It proves that the record has not been changed, cut or put in another order since; that the signatures are of the certificates
  named; that what a root covers existed when the root was published.
  It does not prove what lies outside the record (that goods were delivered, that money arrived), that nothing has happened since,
  or who a certificate's holder is (that is its issuer's to answer for).

The platform's public key (compare it with what you know from elsewhere)
${publicKey}
`;

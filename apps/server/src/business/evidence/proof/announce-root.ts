import type { SignedRoot } from '@lianxin/domain';
import type { NewAnnouncement } from '../../foundation/messages/index.ts';

const DAY_MS = 24 * 3_600_000;
/** Days until an announcement makes room for later ones; the root stays in the list of roots. */
const SHOWN_DAYS = 7;

/** Everything needed to verify a root and compare it with later claims. */
export const rootAnnouncement = ({ day, chains, root, previousRoot, computedAt, publicKey, signature }: SignedRoot): NewAnnouncement => ({
  title: `${day} 存证根`,
  type: 'notice',
  content: [
    `<p>截至本存证根计算时（${computedAt}），平台全部 ${chains} 张凭证的流转记录由以下存证根固定。任何人都可以在“区块链”页面离线核验。</p>`,
    `<p>存证根（SM3）：${root}</p>`,
    `<p>上一存证根：${previousRoot}</p>`,
    `<p>平台公钥（SM2）：${publicKey}</p>`,
    `<p>平台签名：${signature}</p>`,
  ].join(''),
  validTo: new Date(Date.parse(computedAt) + SHOWN_DAYS * DAY_MS),
});

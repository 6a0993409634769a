import { legalDocument } from '../legal-document.ts';

/** Template wording until counsel confirms it. */
export const supplementaryAgreement = legalDocument({
  id: 'supplementaryAgreement',
  version: '1.0',
  effectiveFrom: '2026-01-01',
  template: true,
  title: '供应链信息服务补充协议',
  text: `
本协议是《用户协议》的补充，由使用本平台的企业（以下称“企业”）与本平台运营方（以下称“平台”）订立。本协议与《用户协议》不一致的，以本协议为准。

## 第一条 服务性质

1.1 平台提供应收账款电子凭证的开立、签收、转让、融资申请、质押申请和信息查询服务，不提供支付结算、担保、保理或者贷款服务，不归集任何一方资金。

1.2 凭证项下款项由付款承诺人通过银行向持有方支付。凭证到期日为法定休假日的，顺延至下一工作日支付。

1.3 平台不对付款承诺人的偿付能力作出保证；凭证到期未获支付的，持有方依据凭证与基础合同向付款承诺人主张权利。

## 第二条 电子签名

2.1 双方确认使用经依法设立的电子认证服务机构签发的企业数字证书进行签名，与手写签名或者盖章具有同等法律效力。

2.2 企业应当妥善保管证书及口令。证书遗失或者经办人员变更的，应当于当日通知平台办理冻结。

2.3 平台保存每次签名的原文、摘要值、证书序列号和签名时间，企业可以随时查询和下载。

## 第三条 期限与拒签

3.1 凭证付款期限原则上不超过六个月；超过六个月的，开立方应当说明理由，且最长不超过一年。

3.2 接收方有权拒绝签收凭证，并有权要求以其他方式付款。任何人不得强迫接收方接受凭证，不得因其拒签而在交易中给予不利待遇。

3.3 凭证未在规定期限内签收的，自动失效，款项仍按照基础合同支付。

## 第四条 贸易背景

4.1 开立、转让凭证应当以真实的货物、工程或者服务交易为基础，并关联相应的合同与发票。

4.2 同一张发票对应的金额不得重复使用。经查验作废或者红冲的发票，不得作为依据。

4.3 企业应当配合平台和资金方对贸易背景的核查，在要求之日起五个工作日内提供资料。

## 第五条 转让与融资

5.1 凭证持有方可以将凭证全部或者部分转让给其供应商，转让自受让方签收时生效。

5.2 持有方申请融资的，利率、期限、费用与到账金额以资金方的报价和申请时的确认为准；平台展示各资金方的报价，不作推荐。

5.3 已经转让、融资或者质押的凭证金额，不得再次转让、融资或者质押。

## 第六条 岗位分离

6.1 企业应当设置不同的人员分别担任经办岗与审核岗。经办与审核为同一自然人的，平台不予受理。

6.2 管理岗人员负责人员和资料管理，不经办、不审核涉及金额的业务。

## 第七条 数据与留痕

7.1 凭证的每一次变动均写入不可更改的历史记录，以摘要链方式保存；当事各方可以自行校验。

7.2 平台按照法律规定的期限保存业务资料；企业注销后，仍可凭有效证明查询其参与的业务。

## 第八条 费用

8.1 企业按照公示的标准缴纳服务费、数字证书及介质费用。未缴清必缴项目的，平台可以暂停新业务的受理，不影响已持有凭证的到期收款。

## 第九条 暂停与终止

9.1 付款承诺人逾期未付或者被列入失信被执行人名单的，平台可以暂停其开立新的凭证，并告知理由与恢复条件。

9.2 本协议随《用户协议》终止而终止；终止时未到期的凭证继续按照其内容履行。

## 第十条 其他

10.1 本协议自企业管理岗人员以数字证书签署之时起生效。

10.2 本协议未尽事宜，适用《用户协议》与平台公布的业务规则。
`,
  titleEn: 'Supplementary agreement on supply-chain information services',
  textEn: `
This agreement supplements the user agreement between the enterprise that uses the platform and the operator of the platform. Where the two differ, this one prevails.

## 1 Nature of the service

1.1 The platform provides issuing, signing for, transferring, financing and pledge applications and look-ups for electronic payment credentials. It provides no payment, guarantee, factoring or loan, and collects no money.

1.2 The promisor pays the holder through its bank. Where the due date is a day off, payment is made on the next working day.

1.3 The platform does not vouch for the promisor’s ability to pay. Where a credential is not paid when due, the holder claims from the promisor under the credential and the underlying contract.

## 2 Electronic signatures

2.1 Signatures made with an enterprise certificate from a lawfully established certification service have the effect of a handwritten signature or a seal.

2.2 The enterprise keeps certificates and PINs safe. When a certificate is lost or people change, it tells the platform the same day to have it frozen.

2.3 The platform keeps the text, digest, certificate serial and time of each signature; the enterprise can look them up and download them at any time.

## 3 Term and refusal

3.1 A credential runs for six months at most as a rule; beyond that the issuer gives its reasons, and never beyond one year.

3.2 A recipient may refuse a credential and ask to be paid otherwise. Nobody may force it to accept, or treat it worse in trade because it refused.

3.3 A credential not signed for in time lapses, and payment remains due under the contract.

## 4 Real trade

4.1 Credentials are issued and transferred on the ground of real goods, works or services, with their contracts and invoices.

4.2 The amount of an invoice is used once. Invoices found void or reversed do not count.

4.3 The enterprise helps the platform and funders to check the trade and hands over papers within five working days.

## 5 Transfer and financing

5.1 A holder may transfer a credential wholly or in part to its supplier. The transfer takes effect when the recipient signs for it.

5.2 Rate, term, fees and amount paid out are those of the funder’s quote as confirmed with the application. The platform shows quotes and recommends none.

5.3 An amount already transferred, financed or pledged cannot be used again.

## 6 Separate roles

6.1 Operators and reviewers are different people. What one person both applied for and reviewed is not accepted.

6.2 Administrators manage people and papers; they neither apply for nor review business on money.

## 7 Data and trail

7.1 Every change of a credential is written to a history that cannot be altered, kept as a chain of digests that the parties can verify by themselves.

7.2 Records are kept for as long as the law demands; after closing its account an enterprise can still look up business it took part in.

## 8 Fees

8.1 The enterprise pays the published fees for the service, certificates and devices. While a mandatory item is unpaid the platform may decline new business; payment of credentials already held is not affected.

## 9 Suspension and end

9.1 Where a promisor is overdue or listed as a defaulter, the platform may suspend its issuing and says why and when it resumes.

9.2 This agreement ends with the user agreement; credentials not yet due are performed as written.

## 10 Other

10.1 This agreement takes effect when an administrator of the enterprise signs it with a digital certificate.

10.2 What it does not settle follows the user agreement and the published rules.
`,
});

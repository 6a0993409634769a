import { legalDocument } from '../legal-document.ts';

/** Template wording until counsel confirms it. */
export const userAgreement = legalDocument({
  id: 'userAgreement',
  version: '1.0',
  effectiveFrom: '2026-01-01',
  template: true,
  title: '用户协议',
  text: `
本协议由注册使用本平台的企业及其经办人员（以下称“用户”）与本平台运营方（以下称“平台”）订立。用户勾选同意即表示已阅读并接受全部条款。

## 第一条 服务内容

1.1 平台为应收账款电子凭证（以下称“链信”）的开立、签收、转让、融资申请、质押申请和信息查询提供信息技术服务。

1.2 平台不是支付机构，不归集、不保管任何一方的资金，不为链信的兑付提供担保。链信项下款项由开立方通过其开户银行向持有方支付。

1.3 融资、质押由相应的银行、保理公司或者担保机构独立审查和决定，平台不承诺结果。

## 第二条 注册与资料

2.1 用户应当是依法设立并存续的企业，由法定代表人或者经其书面授权的人员办理注册。

2.2 用户提交的营业执照、身份证件、账户等资料应当真实、准确、完整；资料变更的，应当在五个工作日内更新。

2.3 平台依法核验用户身份。资料不实或者无法核验的，平台可以不予通过、要求补正或者暂停服务，并说明理由。

## 第三条 账号与岗位

3.1 用户自行设置管理岗、经办岗、审核岗。同一笔业务的经办与审核由不同人员完成。

3.2 用户应当妥善保管账号、口令、短信验证码、数字证书及其介质。以用户账号和证书完成的操作视为用户的行为，但用户能证明平台存在过错的除外。

3.3 账号被盗用、证书遗失或者人员离岗的，用户应当立即停用相关账号并通知平台。

## 第四条 电子签名

4.1 双方同意以数据电文形式订立合同。以数字证书作出的电子签名，与手写签名或者盖章具有同等法律效力。

4.2 签署前，平台向签署人展示被签署的要素；签署的内容以当时展示的要素及其摘要值为准。

## 第五条 用户的义务

5.1 用户办理业务应当具有真实的贸易背景，不得虚构交易、重复使用发票或者以链信从事违法活动。

5.2 用户不得以任何方式干扰平台运行，不得绕过权限控制，不得抓取他人数据。

## 第六条 费用

6.1 平台的收费项目、标准和收取方式在业务发生前公示，经用户确认后收取。

6.2 用户在平台声明已缴费的，以平台核对到账为准。

## 第七条 信息安全与保密

7.1 平台采取加密传输、分权访问、留痕审计等措施保护用户信息，按照《隐私政策》处理个人信息。

7.2 双方对在合作中知悉的对方商业秘密负有保密义务，法律另有规定或者有权机关依法要求的除外。

## 第八条 服务的变更、中断与终止

8.1 平台因维护、升级需要中断服务的，提前公告；因不可抗力或者第三方原因中断的，及时公告并尽快恢复。

8.2 用户注销账号前，应当了结全部未到期的链信、未结清的融资和未缴的费用。

8.3 协议终止不影响此前已经成立的权利义务，业务记录按照法律规定的期限保存。

## 第九条 责任

9.1 平台因过错给用户造成损失的，承担相应的赔偿责任。

9.2 用户违反本协议给平台或者第三方造成损失的，承担相应的赔偿责任。

## 第十条 协议的修改

10.1 平台修改本协议的，至少提前七日公告新版本及其生效日期。用户在新版本生效后首次使用前应当重新同意；不同意的，可以停止使用并办理注销。

## 第十一条 法律适用与争议解决

11.1 本协议适用中华人民共和国法律。争议由双方协商解决；协商不成的，向平台运营方住所地有管辖权的人民法院提起诉讼。
`,
  titleEn: 'User agreement',
  textEn: `
This agreement is between the enterprise that registers with the platform, together with the people who act for it (the user), and the operator of the platform (the platform). By ticking the box the user confirms having read and accepted every clause.

## 1 What the platform does

1.1 The platform provides information services for electronic payment credentials (vouchers): issuing, signing for, transferring, applying for financing or pledge, and looking up.

1.2 The platform is not a payment institution. It collects and keeps no money and does not guarantee that a voucher is paid. The issuer pays the holder through the issuer’s own bank.

1.3 Banks, factoring companies and guarantors decide on financing and pledges by themselves. The platform promises no outcome.

## 2 Registration

2.1 The user is a lawfully existing enterprise. Its legal representative, or a person authorised in writing, registers it.

2.2 Licences, identity cards, accounts and other papers are true, accurate and complete. Changes are entered within five working days.

2.3 The platform checks identities as the law requires. Where papers are untrue or cannot be checked it may decline, ask for corrections or suspend the service, and says why.

## 3 Accounts and roles

3.1 The user appoints administrators, operators and reviewers. One business is never applied for and reviewed by the same person.

3.2 The user keeps accounts, passwords, SMS codes, certificates and their devices safe. What is done with them counts as done by the user, unless the user proves that the platform was at fault.

3.3 When an account is misused, a certificate lost or a person leaves, the user disables the account at once and tells the platform.

## 4 Electronic signatures

4.1 Contracts are made as electronic records. A signature made with a digital certificate has the effect of a handwritten signature or a seal.

4.2 Before signing, the platform shows what is signed. What was shown then, and its digest, is what counts.

## 5 What the user undertakes

5.1 Every business rests on real trade. Trade is not invented, invoices are not used twice, and vouchers do not serve unlawful ends.

5.2 The user does not disturb the platform, does not get around its access rules and does not harvest the data of others.

## 6 Fees

6.1 Fees, rates and how they are collected are published beforehand and confirmed by the user.

6.2 A fee that the user declares as paid counts as paid once the platform has found the payment.

## 7 Security and confidentiality

7.1 The platform protects information by encryption in transit, separated access and audit trails, and handles personal information under the privacy policy.

7.2 Each side keeps the other’s business secrets, save where the law or a competent authority demands otherwise.

## 8 Change, interruption and end

8.1 Interruptions for maintenance are announced beforehand; those by force majeure or third parties are announced promptly and ended as soon as possible.

8.2 Before closing an account the user settles all vouchers not yet due, open financing and unpaid fees.

8.3 The end of this agreement leaves existing rights and duties untouched. Records are kept for as long as the law demands.

## 9 Liability

9.1 The platform is liable for losses caused by its fault.

9.2 The user is liable for losses it causes to the platform or others by breaching this agreement.

## 10 Changes to this agreement

10.1 A new version and its first day are announced at least seven days ahead. The user agrees again before first using the platform under it, or stops using the platform and closes the account.

## 11 Law and disputes

11.1 The law of the People’s Republic of China applies. Disputes that talks do not settle go to the court at the operator’s seat.
`,
});

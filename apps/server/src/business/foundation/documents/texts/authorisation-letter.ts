import { legalDocument } from '../legal-document.ts';

/** Template wording until counsel confirms it. */
export const authorisationLetter = legalDocument({
  id: 'authorisationLetter',
  version: '1.0',
  effectiveFrom: '2026-01-01',
  template: true,
  title: '企业信息查询与电子签名授权书',
  text: `
致本平台运营方：

本企业自愿使用贵平台提供的供应链信息服务，现作出如下授权。

## 第一条 信息核验与查询

1.1 授权平台为核验身份之目的，向依法设立的机构查询和比对本企业的名称、统一社会信用代码、法定代表人姓名及证件号码，以及本企业银行账户的户名、账号与状态。

1.2 授权平台为办理本企业发起的业务，查验本企业提交的发票和合同，并在动产融资统一登记公示系统查询与本企业有关的登记信息。

1.3 本企业申请融资或者质押时，授权本企业所选择的银行、保理公司或者担保机构依法查询本企业的信用信息；该项查询以每次申请时的确认为准。

## 第二条 资料的提供

2.1 授权平台将办理前条事项所必需的资料提供给前条所列机构，不得用于其他目的。

## 第三条 电子签名

3.1 本企业授权管理岗人员以本企业数字证书签署平台协议，授权经办岗、审核岗人员在各自职责范围内以数字证书签署业务文件。

3.2 以本企业数字证书作出的电子签名，由本企业承担法律责任。

3.3 人员变动或者证书遗失的，本企业立即在平台停用；停用之前的签名仍然有效。

## 第四条 期限

4.1 本授权自签署之日起生效，至本企业注销平台账号且全部业务了结之日止。

4.2 本企业可以书面撤回授权。撤回不影响撤回之前依授权进行的处理；撤回后无法继续办理的业务，由本企业自行承担后果。

## 第五条 声明

5.1 本企业确认已经就涉及的个人信息取得法定代表人及经办人员本人的同意，并对所提供资料的真实性负责。
`,
  titleEn: 'Letter of authorisation for look-ups and electronic signatures',
  textEn: `
To the operator of the platform: our enterprise uses the platform’s supply-chain information services of its own will and authorises the following.

## 1 Verification and look-ups

1.1 To verify identities the platform may look up and compare our name, unified social credit code, the name and identity number of our legal representative, and the name, number and status of our bank accounts with bodies lawfully set up for this.

1.2 To carry out business that we start, the platform may verify the invoices and contracts we submit and search the unified register of movable-property financing for entries about us.

1.3 When we apply for financing or a pledge, the bank, factoring company or guarantor we choose may look up our credit information; each such look-up needs our confirmation with that application.

## 2 Passing on papers

2.1 The platform may give those bodies the papers that the above needs, and for no other purpose.

## 3 Electronic signatures

3.1 Administrators may sign agreements with the platform with our digital certificate; operators and reviewers may sign business papers within their duties.

3.2 We answer for signatures made with our certificates.

3.3 When people change or a certificate is lost we disable it on the platform at once. Signatures made before then remain valid.

## 4 Term

4.1 The authorisation holds from the day of signing until our account is closed and all business is settled.

4.2 We may withdraw it in writing. What was done before remains valid; we bear the consequences where business can then not be continued.

## 5 Statement

5.1 We have the consent of our legal representative and of those who act for us as regards their personal information, and answer for the truth of our papers.
`,
});

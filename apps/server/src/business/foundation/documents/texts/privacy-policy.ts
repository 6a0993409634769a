import { legalDocument } from '../legal-document.ts';

/** Template wording until counsel confirms it. */
export const privacyPolicy = legalDocument({
  id: 'privacyPolicy',
  version: '1.0',
  effectiveFrom: '2026-01-01',
  template: true,
  title: '隐私政策',
  text: `
本政策说明本平台运营方（以下称“平台”）如何处理企业经办人员、法定代表人及其他个人的信息。平台依照《中华人民共和国个人信息保护法》等法律法规处理个人信息。

## 第一条 收集哪些信息

1.1 注册与登录：用户名、手机号码、电子邮箱、口令（仅保存其摘要）、登录时间和网络地址。

1.2 企业认证：法定代表人与经办人的姓名、身份证件号码及影像、手机号码，企业营业执照、授权书和银行账户信息。其中身份证件号码属于敏感个人信息，用于依法核验身份；不提供的，无法完成认证。

1.3 办理业务：操作记录、电子签名、数字证书序列号、上传的合同和发票。

1.4 平台不收集通讯录、位置、生物识别信息，也不从设备中读取与服务无关的内容。

## 第二条 如何使用

2.1 用于核验身份、提供服务、防范欺诈、履行反洗钱等法定义务，以及向用户发送业务通知。

2.2 证照识别在平台服务器内离线完成，识别结果由用户确认后保存。

2.3 平台不以个人信息进行商业营销，不作自动化决策。

## 第三条 向谁提供

3.1 为完成核验，向依法设立的身份、工商和账户核验机构提供必要的字段。

3.2 用户申请融资或者质押时，经用户确认，向其选择的银行、保理公司或者担保机构提供申请所需的资料。

3.3 有权机关依法要求的，依法提供。

3.4 除上述情形外，未经单独同意不向第三方提供，不向境外提供。

## 第四条 如何保存和保护

4.1 信息存储于中华人民共和国境内。业务记录自业务结束之日起保存不少于五年，网络日志保存不少于六个月；期满后删除或者匿名化。

4.2 传输加密，口令以不可逆方式保存，证件号码、账号和手机号码在列表和日志中遮盖显示；查看完整信息会留下记录。

4.3 发生或者可能发生信息泄露的，平台立即采取补救措施，并告知个人和主管部门。

## 第五条 您的权利

5.1 您可以查阅、复制、更正、补充本人的信息，可以撤回同意、注销账号；法律规定应当保存的除外。

5.2 您可以通过客服热线或者站内客服提出请求，平台在十五个工作日内答复。

## 第六条 Cookie 与本地存储

6.1 平台仅使用维持登录、防止伪造请求和保存界面偏好所必需的 Cookie 与本地存储，不用于跟踪。

## 第七条 未成年人

7.1 平台面向企业，不向未成年人提供服务。

## 第八条 政策的修改

8.1 修改本政策的，至少提前七日公告。处理目的、方式或者个人信息种类发生变化的，重新取得同意。
`,
  titleEn: 'Privacy policy',
  textEn: `
This policy says how the operator of the platform handles the information of the people who act for an enterprise, of its legal representative and of others, under the Personal Information Protection Law of the People’s Republic of China and related rules.

## 1 What is collected

1.1 Registering and signing in: user name, mobile number, e-mail address, password (kept only as a digest), time and network address of sign-ins.

1.2 Verifying the enterprise: names, identity numbers and pictures of identity cards and mobile numbers of the legal representative and the person acting, the business licence, letters of authorisation and bank accounts. Identity numbers are sensitive information and serve to verify identities as the law requires; without them verification cannot be completed.

1.3 Doing business: records of what was done, electronic signatures, serial numbers of certificates, contracts and invoices uploaded.

1.4 Contacts, location and biometric information are not collected, and nothing unrelated to the service is read from the device.

## 2 What it is used for

2.1 Verifying identities, providing the service, preventing fraud, meeting legal duties such as those against money laundering, and notices about your business.

2.2 Licences and cards are recognised offline on the platform’s own server; you confirm the result before it is kept.

2.3 There is no marketing with personal information and no automated decision-making.

## 3 Who receives it

3.1 Bodies that lawfully verify identities, registrations and accounts receive the fields they need.

3.2 When you apply for financing or a pledge and confirm it, the bank, factoring company or guarantor you chose receives what the application needs.

3.3 Competent authorities receive what the law obliges us to give.

3.4 Nobody else receives it without separate consent, and it does not leave the country.

## 4 How it is kept and protected

4.1 It is stored within the People’s Republic of China. Business records are kept at least five years after the business ends, network logs at least six months; then they are deleted or made anonymous.

4.2 Transport is encrypted, passwords rest irreversibly, and identity, account and mobile numbers are masked in lists and logs. Looking at one in full is itself recorded.

4.3 When information leaks or may leak, the platform acts at once and tells the people and authorities concerned.

## 5 Your rights

5.1 You may see, copy, correct and complete your information, withdraw consent and close your account, save for what the law obliges us to keep.

5.2 Ask through the hotline or customer service; you are answered within fifteen working days.

## 6 Cookies and local storage

6.1 Only what keeps you signed in, prevents forged requests and remembers your preferences is stored. Nothing tracks you.

## 7 Minors

7.1 The platform serves enterprises and is not for minors.

## 8 Changes

8.1 Changes are announced at least seven days ahead. Where purpose, manner or kind of information changes, consent is asked again.
`,
});

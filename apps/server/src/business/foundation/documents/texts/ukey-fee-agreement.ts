import { legalDocument } from '../legal-document.ts';

/** Template wording until counsel confirms it. */
export const ukeyFeeAgreement = legalDocument({
  id: 'ukeyFeeAgreement',
  version: '1.0',
  effectiveFrom: '2026-01-01',
  template: true,
  title: 'UKey 收费协议',
  text: `
本协议适用于企业（以下称“企业”）通过本平台申领、续期或者补办数字证书及其 USB 介质（以下称“UKey”）。

## 第一条 收费内容

1.1 收费包括 UKey 介质费与数字证书服务费，以缴费窗口列明的项目与金额为准。

1.2 数字证书由依法设立的电子认证服务机构签发，平台仅代为受理申请；证书的使用规则以该机构公布的电子认证业务规则为准。

## 第二条 缴费

2.1 企业应当以本企业对公账户向缴费窗口列明的收款账户转账，并在附言中注明企业名称。

2.2 企业转账后在平台点击“我已缴费”，即为声明；平台核对到账后确认。声明与到账不符的，平台退回声明并说明原因。

2.3 平台在确认到账后七个工作日内安排制证与寄送，并依法开具发票。

## 第三条 退费

3.1 证书签发之前，企业可以申请撤销并全额退费；证书签发之后，除产品质量问题外，不予退费。

3.2 UKey 自寄达之日起一年内出现非人为损坏的，免费更换；遗失或者人为损坏的，按照公示价格补办。

## 第四条 保管

4.1 企业应当由专人保管 UKey，首次使用时修改初始口令，不得出借，不得将口令与介质存放在一起。

4.2 UKey 遗失的，应当立即在平台停用并申请吊销证书。

## 第五条 有效期

5.1 数字证书自签发之日起有效期一年或者三年，以申请时的选择为准。到期前三十日平台提示续期。
`,
  titleEn: 'USB-key fee agreement',
  textEn: `
This agreement applies when an enterprise obtains, renews or replaces a digital certificate and the USB device that carries it (the USB key) through the platform.

## 1 What is charged

1.1 The device and the certificate service, item by item as shown in the fee window.

1.2 Certificates are issued by a lawfully established certification service; the platform only takes the application. The rules published by that service govern their use.

## 2 Paying

2.1 The enterprise transfers the amount from its own corporate account to the account shown in the fee window, with its name as the payment reference.

2.2 Pressing “I have paid” afterwards is a declaration. The platform confirms it once the payment is found, or returns it with the reason.

2.3 Within seven working days of confirmation the platform has the key made and sent, and issues an invoice.

## 3 Refunds

3.1 Before the certificate is issued the enterprise may cancel with a full refund; afterwards there is none unless the product is defective.

3.2 A key that fails within one year of arrival without fault of the enterprise is replaced free of charge; a lost or damaged one is replaced at the published price.

## 4 Keeping it

4.1 One named person keeps the key, changes the first PIN when first using it, does not lend it, and keeps PIN and device apart.

4.2 When the key is lost it is disabled on the platform at once and the certificate revoked.

## 5 Validity

5.1 A certificate is valid for one or three years from issue, as chosen. The platform reminds of renewal thirty days ahead.
`,
});

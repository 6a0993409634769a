import { legalDocument } from '../legal-document.ts';

/** Template wording until counsel confirms it. */
export const platformServiceAgreement = legalDocument({
  id: 'platformServiceAgreement',
  version: '1.0',
  effectiveFrom: '2026-01-01',
  template: true,
  title: '平台服务协议',
  text: `
本协议约定企业（以下称“企业”）使用本平台收费服务时双方的权利义务，是《用户协议》的组成部分。

## 第一条 服务范围

1.1 年度服务包括：凭证的登记、流转与查询，合同与发票的关联和查验，到期提醒，业务资料的保存与下载，客户服务。

1.2 不在年度服务范围内的服务单独列项，经企业选择后收取费用。

## 第二条 服务期

2.1 服务期为一年，自平台确认到账之日起算；续费的，自原服务期届满之日起顺延。

2.2 服务期届满未续费的，企业仍可以登录、查询、签收和到期收款，不能发起新的开立、转让和融资申请。

## 第三条 费用

3.1 费用以缴费窗口列明的金额为准，含税。平台调整收费标准的，提前三十日公告，已经缴纳的服务期不受影响。

3.2 企业转账后在平台声明，平台核对到账后确认并开具发票。

## 第四条 服务水平

4.1 平台的服务时间为每日零时至二十四时，人工客服时间为工作日九时至十七时三十分。

4.2 计划内维护提前公告，安排在非工作时间；因平台原因在工作时间连续中断超过四小时的，服务期顺延相应天数。

## 第五条 解除

5.1 企业可以随时停止使用。因平台过错无法提供服务的，按照剩余服务期比例退费。
`,
  titleEn: 'Platform service agreement',
  textEn: `
This agreement governs the paid services of the platform and is part of the user agreement.

## 1 Scope

1.1 The yearly service covers registering, circulating and looking up credentials, linking and verifying contracts and invoices, reminders of due dates, keeping and downloading records, and customer service.

1.2 Other services are listed apart and charged when chosen.

## 2 Period

2.1 The period is one year from the day the platform confirms the payment; a renewal follows on from the end of the current period.

2.2 Without renewal the enterprise can still sign in, look up, sign for and be paid when due, but starts no new issue, transfer or financing.

## 3 Fees

3.1 The amount is the one shown in the fee window, tax included. Changes are announced thirty days ahead and leave a paid period untouched.

3.2 The enterprise declares its transfer on the platform, which confirms it once found and issues an invoice.

## 4 Level of service

4.1 The platform is available around the clock; people answer on working days from 09:00 to 17:30.

4.2 Planned maintenance is announced and kept outside working hours. For an interruption of more than four working hours caused by the platform the period is extended accordingly.

## 5 Ending

5.1 The enterprise may stop at any time. Where the platform cannot provide the service by its own fault, the fee for the rest of the period is returned.
`,
});

import type { DocumentId } from '@lianxin/api/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const DOCUMENT_TERMS: Readonly<Record<DocumentId, MessageDescriptor>> = {
  userAgreement: msg`用户协议`,
  privacyPolicy: msg`隐私政策`,
  authorisationLetter: msg`企业信息查询与电子签名授权书`,
  supplementaryAgreement: msg`供应链信息服务补充协议`,
  ukeyFeeAgreement: msg`UKey 收费协议`,
  platformServiceAgreement: msg`平台服务协议`,
};

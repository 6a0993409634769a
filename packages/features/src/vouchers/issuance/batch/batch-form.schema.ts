import { contract } from '@lianxin/api/contract';
import { choice, numberChoice, requestForm, yesOrNo } from '@lianxin/forms';
import { msg } from '@lingui/core/macro';
import { BEARING_FIELDS } from '../issue/issue-form.schema.ts';

const { shape } = contract.issuance.applyMany.request;

/** Fields common to all applications of a sheet. */
export const batchForm = requestForm({
  channel: { name: msg`渠道`, ...numberChoice(shape.channel) },
  payAccountId: { name: msg`付款账户`, ...choice(shape.payAccountId) },
  ...BEARING_FIELDS,
  delivered: { name: msg`是否已交付`, ...yesOrNo(shape.delivered) },
});

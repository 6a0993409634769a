import type { MessageRow } from './message-row.ts';

const enrolment = { about: 'enrolment', type: 'result' } as const;
const staff = { about: 'staff', type: 'result', parameters: { person: 'text' } } as const;
const enterprise = { about: 'enterprise', parameters: {} } as const;

/** Messages about an enterprise's own data, its cancellation, its people, and its enrolments with lenders. */
export const ENTERPRISE_MESSAGES = {
  informationSubmitted: {
    ...enterprise,
    type: 'system',
    parameters: { person: 'text' },
    title: { zh: '企业信息变更已提交', en: 'Change of enterprise details handed in' },
    content: {
      zh: '{person}已提交企业信息变更，平台审核期间原信息继续有效。如非本企业操作，请立即联系客服。',
      en: '{person} asked for a change of the enterprise’s details. The present ones hold until the platform decides. If this was not your enterprise, contact us at once.',
    },
  },
  informationApproved: {
    ...enterprise,
    type: 'result',
    title: { zh: '企业信息变更已生效', en: 'The enterprise’s details have changed' },
    content: {
      zh: '平台已通过企业信息变更，新信息即刻生效；此前签署的文件不受影响。',
      en: 'The platform approved the change. The new details hold from now on; what was signed before stays as it is.',
    },
  },
  informationRejected: {
    ...enterprise,
    type: 'result',
    parameters: { reason: 'text' },
    title: { zh: '企业信息变更未通过', en: 'Change of enterprise details rejected' },
    content: {
      zh: '企业信息变更未通过：{reason}。原信息继续有效，修改后可以重新提交。',
      en: 'The change was rejected: {reason}. The present details still hold. Correct it and hand it in again.',
    },
  },
  cancellationSubmitted: {
    ...enterprise,
    type: 'system',
    parameters: { person: 'text' },
    title: { zh: '企业注销申请已提交', en: 'Request to leave the platform handed in' },
    content: {
      zh: '{person}已申请注销本企业。平台审核期间业务照常，可以撤回。如非本企业操作，请立即联系客服。',
      en: '{person} asked for the enterprise to be taken off the platform. Business goes on until the platform decides, and it can be taken back. If this was not your enterprise, contact us at once.',
    },
  },
  cancellationApproved: {
    ...enterprise,
    type: 'result',
    about: null,
    title: { zh: '企业已注销', en: 'The enterprise was taken off the platform' },
    content: {
      zh: '平台已通过注销申请，本企业人员不能再代表本企业登录。依法保留的资料仍会保存。',
      en: 'The platform agreed. Nobody can sign in for the enterprise any more. What the law keeps stays.',
    },
  },
  cancellationRejected: {
    ...enterprise,
    type: 'result',
    parameters: { reason: 'text' },
    title: { zh: '企业注销申请未通过', en: 'Request to leave the platform turned down' },
    content: {
      zh: '企业注销申请未通过：{reason}。企业继续使用平台，可以重新申请。',
      en: 'The request was turned down: {reason}. The enterprise goes on; it can ask again.',
    },
  },
  staffInvitationAccepted: {
    ...staff,
    title: { zh: '{person}已接受岗位邀请', en: '{person} accepted the invitation' },
    content: {
      zh: '{person}已确认信息并接受邀请，现在可以登录本企业办理业务。',
      en: '{person} confirmed the details and accepted. They can sign in for your enterprise now.',
    },
  },
  staffInvitationRefused: {
    ...staff,
    title: { zh: '{person}未接受岗位邀请', en: '{person} declined the invitation' },
    content: {
      zh: '{person}没有接受岗位邀请。需要时请与本人沟通后重新邀请。',
      en: '{person} declined the position. Speak with them before you invite them again.',
    },
  },
  staffInvitationUnconfirmed: {
    ...staff,
    type: 'task',
    title: { zh: '{person}无法确认邀请信息', en: '{person} could not confirm the details' },
    content: {
      zh: '{person}无法确认您填写的信息。请核对姓名、证件号码和手机号码，再重新邀请。',
      en: '{person} could not confirm what you entered. Check the name, document number and mobile number, then invite them again.',
    },
  },
  staffInvitationExpired: {
    ...staff,
    title: { zh: '给{person}的岗位邀请已过期', en: 'The invitation of {person} has expired' },
    content: {
      zh: '{person}没有在有效期内确认，链接已失效。需要时可以重新邀请。',
      en: '{person} did not answer in time and the link no longer works. You can invite them again.',
    },
  },
  enrolmentSubmitted: {
    ...enrolment,
    type: 'system',
    parameters: { person: 'text', lender: 'text' },
    title: { zh: '已申请与{lender}签约', en: 'Sign-up with {lender} handed in' },
    content: {
      zh: '{person}已申请与{lender}签约，资金方审核后答复。如非本企业操作，请立即联系客服。',
      en: '{person} asked to sign up with {lender}; the lender will answer. If this was not your enterprise, contact us at once.',
    },
  },
  enrolmentSigned: {
    ...enrolment,
    parameters: { lender: 'text' },
    title: { zh: '已与{lender}签约', en: 'Signed up with {lender}' },
    content: {
      zh: '{lender}已通过签约申请，现在可以向其申请融资。',
      en: '{lender} agreed. The enterprise can ask it for financing from now on.',
    },
  },
  enrolmentRefused: {
    ...enrolment,
    parameters: { lender: 'text', reason: 'text' },
    title: { zh: '与{lender}签约未通过', en: 'Sign-up with {lender} turned down' },
    content: {
      zh: '{lender}未通过签约申请：{reason}。处理后可以重新申请。',
      en: '{lender} turned the request down: {reason}. Ask again once that is settled.',
    },
  },
} as const satisfies Record<string, MessageRow>;

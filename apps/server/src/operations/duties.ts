/** What an operator of the platform may be charged with; each call names the duty it belongs to. */
export const DUTIES = [
  'registrations',
  'announcements',
  'fees',
  'limits',
  'lenders',
  'credit',
  'suspensions',
  'statements',
  'reporting',
  'audit',
  'operators',
] as const;

export type Duty = (typeof DUTIES)[number];

/** What each duty is called. */
export const DUTY_LABELS: Readonly<Record<Duty, { readonly zh: string; readonly en: string }>> = {
  registrations: { zh: '注册审核', en: 'Registrations' },
  announcements: { zh: '公告发布', en: 'Announcements' },
  fees: { zh: '费用管理', en: 'Fees' },
  limits: { zh: '限额与渠道条款', en: 'Limits and channel terms' },
  lenders: { zh: '资金方与额度', en: 'Lenders and their limits' },
  credit: { zh: '授信审批', en: 'Credit lines' },
  suspensions: { zh: '暂停开立', en: 'Suspensions' },
  statements: { zh: '账单异议', en: 'Disputed statements' },
  reporting: { zh: '监管报送', en: 'Reports to the regulator' },
  audit: { zh: '审计', en: 'Audit' },
  operators: { zh: '操作员管理', en: 'Operators' },
};

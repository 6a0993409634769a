import type { Page } from '@playwright/test';

/** A page and the overlays to open on it, each as the names of the controls to press in turn, joined by " › ". */
export interface OverlaysAt {
  readonly page: string;
  /** Uses a window as wide as a phone. @default the width of the test */
  readonly onPhone?: true;
  /** Prepares the page, such as by navigating further. */
  readonly before?: (page: Page) => Promise<void>;
  readonly opened: readonly string[];
}

/** Presses the last button of the page with this name, because the first rows may be new ones of other tests. */
const press = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true, disabled: false }).last().press('Enter');

const boxes = (page: Page) => page.getByRole('main').getByRole('checkbox', { disabled: false });

/** Every dialog, sheet, menu and picker once, by account. */
export const OVERLAYS: Readonly<Record<string, readonly OverlaysAt[]>> = {
  'a visitor': [
    { page: '/login', before: (page) => page.waitForLoadState('networkidle'), opened: ['忘记密码', '用户协议'] },
    { page: '/home/index', opened: ['平台例行维护'] },
  ],
  'status-bankcheck': [{ page: '/bankCheck', opened: ['联系客服'] }],
  'status-rejected-4': [{ page: '/registerResubmit', opened: ['查看'] }],
  'no-corp': [{ page: '/registerResubmit', opened: ['企业规模'] }],
  'core-admin': [
    { page: '/help-center/operation-guide', onPhone: true, opened: ['已打开的页面', '打开菜单'] },
    {
      page: '/home/index',
      opened: ['搜索页面', '公告', '消息', '赵敏', '赵敏 › 修改密码', '赵敏 › 下载中心', '赵敏 › 联系客服', '赵敏 › 退出登录'],
    },
    {
      page: '/account-center/position-staffing',
      opened: [
        '状态',
        '视图',
        '视图 › 保存与管理视图',
        '列',
        '导出',
        '添加人员',
        '转为审核岗',
        '重置密码',
        '冻结',
        '移交',
        '移交 › 移交给',
      ],
    },
    { page: '/account-center/sm-page', opened: ['添加供应商', '停用', '详情', '详情 › 停用'] },
    {
      page: '/account-center/enterprise-credit',
      opened: ['申请授信', '申请授信 › 银行', '调整晋源银行的额度', '修改', '撤回', '删除', '详情'],
    },
    { page: '/help-center/notification', opened: ['提醒设置', '打开日历'] },
    { page: '/help-center/operation-guide', opened: ['联系客服'] },
    { page: '/log', opened: ['类型', '打开日历'] },
  ],
  'core-op': [
    {
      page: '/core-business/my-chainLetter',
      opened: ['接收方', '打开日历', '轨迹', '轨迹 › 付款承诺函', '轨迹 › 查看凭证'],
    },
    { page: '/core-business/my-chainLetter?state=00', opened: ['删除'] },
    { page: '/core-business/my-chainLetter?state=10', opened: ['撤回'] },
    { page: '/core-business/my-chainLetter?state=20', opened: ['申请作废'] },
    { page: '/core-business/lx-transfer?tab=notices', opened: ['查看凭证'] },
    {
      // The sandbox's draft, filtered by its amount, because other tests save incomplete drafts meanwhile.
      page: '/core-business/my-chainLetter?state=00&amountFrom=1240000.00&amountTo=1240000.00',
      before: (page) => page.getByRole('main').getByRole('button', { name: '编辑', exact: true }).first().press('Enter'),
      opened: ['接收方名称', '款项性质', '合同', '登记合同', '登记发票', '选择发票', '预览凭证', '提交复核'],
    },
    {
      page: '/core-business/issue-certificate',
      before: (page) => page.getByLabel('凭证金额').fill('1000'),
      opened: ['首页'],
    },
  ],
  'core-review': [
    { page: '/core-business/voucher-review', opened: ['排序', '不同意作废', '同意作废并签名'] },
    {
      page: '/core-business/voucher-review',
      before: (page) => page.locator('main [data-id][tabindex="0"]').press('ArrowDown'),
      opened: ['退回', '通过并签名'],
    },
    {
      page: '/core-business/voucher-review',
      before: (page) => boxes(page).first().press('Space'),
      opened: ['批量通过'],
    },
  ],
  'supplier-op': [
    { page: '/pc-management/my-chainLetter', opened: ['拒签'] },
    {
      page: '/pc-management/my-chainLetter',
      before: (page) => boxes(page).last().press('Space'),
      opened: ['批量签收'],
    },
    {
      page: '/pc-management/my-chainLetter',
      before: press('签收'),
      opened: ['《应收账款电子凭证签收确认书》', '更换', '拒签'],
    },
    { page: '/pc-management/link-holding', opened: ['详情', '详情 › 付款承诺函', '详情 › 查看凭证'] },
    { page: '/pc-management/transfer-records?state=10', opened: ['撤回', '详情'] },
    { page: '/pc-management/transfer-records?state=20', opened: ['申请撤回'] },
    { page: '/pc-management/financing-records?state=40', opened: ['签约', '撤回'] },
    { page: '/pc-management/financing-records?state=31', opened: ['补件', '详情', '详情 › 补件'] },
    {
      page: '/pc-management/transfer-records?state=11',
      before: press('修改'),
      opened: ['被转让人名称', '合同', '收款账户', '登记合同', '登记发票', '预览转让协议', '提交复核'],
    },
  ],
  'supplier-review': [
    { page: '/pc-management/transfer-review', opened: ['退回', '通过并签名'] },
    { page: '/pc-management/financing-records?view=review', opened: ['排序', '退回', '通过并签名'] },
    {
      page: '/pc-management/my-chainLetter?state=25',
      before: press('签收复核'),
      opened: ['退回经办', '确认签收'],
    },
  ],
};

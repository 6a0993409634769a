/** Column headings used in lenders' own plans. */
export const PLAN_HEADS = {
  inflow: ['流入', '计划收入', '收入', '流入金额'],
  outflow: ['流出', '计划支出', '支出', '流出金额'],
  week: ['周', '日期', '起始日', '周一'],
  month: ['月', '月份'],
};

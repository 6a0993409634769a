import { isGroupViewer } from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import type { Part } from './chapter.ts';

export const FOR_GROUPS: Part = {
  title: msg`集团数据`,
  chapters: [
    {
      id: 'group-figures',
      title: msg`查看集团数据`,
      intro: msg`按集团或集团企业查看累计开立、未兑付余额、逾期、融资和服务供应商。`,
      steps: [
        msg`登录后，首页列出集团合计和各企业的主要数字；点一家企业，直接查看它的数据。`,
        msg`打开“煤炭集团数据”，在“集团企业”中选择“集团合计”或一家企业，可以按名称查找。`,
        msg`在“对比企业”中选择另一家，并排比较；不需要时选“不对比”。`,
        msg`查看“按到期月份”的未兑付余额、“期限分布”和“主要供应商”。`,
        msg`要放进报告时，点“导出”，选择“图片（.png）”或表格。`,
      ],
      notes: [msg`标题下方的时间说明数字截至何时。`],
      screen: 'group.figures',
      concerns: isGroupViewer,
    },
  ],
};
